/* What is kept of this browser or its person, and what is done about it. */
import { ask, asked, Refused } from "../api";
import type { Ceremony, Erased, OwnData, Say } from "../generated/wire";
import { rememberedName } from "../page/playerName";
import { forgetAll } from "../storage";
import { deviceName } from "./deviceName";
import { makePasskey, showPasskey } from "./webauthn";

const ME = "/api/me";

/** The browser's own question was answered with no, or not in time. */
const DECLINED = new Refused({ type: "ui-own-declined" });

const byBrowser = async (work: Promise<Record<string, unknown>>): Promise<Record<string, unknown>> => {
  try {
    return await work;
  } catch {
    throw DECLINED;
  }
};

export class OwnDataView {
  shown = $state.raw<OwnData | null>(null);
  /** What is being done, and what came of the last thing: by the part of the page it belongs to. */
  busy = $state<string | null>(null);
  said = $state.raw<{ part: string; say: Say; refused: boolean } | null>(null);

  async load(): Promise<void> {
    this.shown = await ask<OwnData>(ME);
  }

  async addPasskey(): Promise<void> {
    const { options } = await ask<Ceremony>(`${ME}/passkeys/options`, { name: rememberedName() });
    const credential = await byBrowser(makePasskey(options));
    const device = deviceName(navigator.userAgent);
    this.shown = await ask(`${ME}/passkeys`, { credential, name: device, device });
  }

  async signIn(): Promise<void> {
    const { options } = await ask<Ceremony>(`${ME}/sign-in/options`, {});
    const credential = await byBrowser(showPasskey(options));
    this.shown = await ask(`${ME}/sign-in`, { credential, device: deviceName(navigator.userAgent) });
  }

  async signOut(): Promise<void> {
    this.shown = await ask(`${ME}/sign-out`, {});
  }

  async rename(kind: Listed, id: string, name: string): Promise<void> {
    this.shown = await ask(`${ME}/${kind}/rename`, { id, name });
  }

  async remove(kind: Listed, id: string): Promise<void> {
    this.shown = await ask(`${ME}/${kind}/remove`, { id });
  }

  /** Erase everything, here too; return at how many tables. */
  async erase(): Promise<number> {
    const { tables } = await ask<Erased>(`${ME}/erase`, { sure: true });
    forgetAll();
    await this.load();
    return tables;
  }
}

export type Listed = "passkeys" | "devices";

export const exportAddress = (language: string): string => `${ME}/export${asked({ language })}`;
