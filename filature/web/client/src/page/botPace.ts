/* How soon bots decide, as somebody last chose it at one of their tables. */
import type { SetBotPace } from "../generated/wire";
import { recall, remember } from "../storage";

export type BotPace = SetBotPace["pace"];
export const BOT_PACES: readonly BotPace[] = ["fast", "normal", "slow"];

const KEY = "filature.bot-pace";

export const rememberBotPace = (pace: BotPace): void => remember(KEY, pace);
/** What was chosen last, for a new table; nothing is said of the usual pace. */
export const rememberedBotPace = (): BotPace | undefined =>
  BOT_PACES.find((pace) => pace !== "normal" && pace === recall(KEY));
