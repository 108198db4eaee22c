/* The name under which a person sits down, kept for the next time. */
import { recall, remember } from "../storage";

const REMEMBERED = "filature.name";

/** The longest name that fits an index card. */
export const LONGEST_NAME = 24;

export const rememberedName = (): string => recall(REMEMBERED) ?? "";
export const rememberName = (name: string): void => remember(REMEMBERED, name);
