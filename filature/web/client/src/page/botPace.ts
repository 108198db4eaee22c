/* How soon bots decide, as somebody last chose it, for a new table or at one. */
import type { SetBotPace } from "../generated/wire";
import { recall, remember } from "../storage";

export type BotPace = SetBotPace["pace"];
export const BOT_PACES: readonly BotPace[] = ["fast", "normal", "slow"];

const KEY = "filature.bot-pace";

export const rememberBotPace = (pace: BotPace): void => remember(KEY, pace);
export const rememberedBotPace = (): BotPace => BOT_PACES.find((pace) => pace === recall(KEY)) ?? "normal";
