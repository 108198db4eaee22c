/* What a table that is one screen shows, one at a time. */
export const TABS = ["table", "players", "log", "notebook", "command"] as const;
export type Tab = (typeof TABS)[number];
