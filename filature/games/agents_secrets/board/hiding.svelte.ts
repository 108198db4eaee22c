/* Whether one's own identity is hidden from whoever looks over one's shoulder. */
export const identity = $state({ hidden: false });
