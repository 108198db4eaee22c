/* How long names may be; the server refuses longer ones. */
export const LONGEST_CIRCLE = 40;
export const LONGEST_EVENT = 40;
