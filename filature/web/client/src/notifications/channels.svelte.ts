/* How this person is told that it is their turn, as the server keeps it. */
import { ask } from "../api";
import type { Channel, NewChannel, Notifications, QuietHours, Say, Trials } from "../generated/wire";
import { language } from "../words/language.svelte";
import { subscribed } from "./push";

const PATH = "/api/notifications";
export type Target = NewChannel["target"];

class Channels {
  shown = $state.raw<Notifications | null>(null);
  /** The endpoint of this browser's own subscription. */
  here = $state.raw<string | null>(null);
  /** How the last trial went, by the channel's id; null: it was taken. */
  tried = $state.raw<ReadonlyMap<string, Say | null> | null>(null);

  readonly all = $derived(this.shown?.channels ?? []);
  readonly thisBrowser = $derived(this.all.find(({ kind, address }) => kind === "push" && address === this.here) ?? null);

  of = (kind: Channel["kind"]): Channel[] => this.all.filter((channel) => channel.kind === kind);
  offers = (kind: Channel["kind"]): boolean => this.shown?.offered.includes(kind) ?? false;

  async load(): Promise<void> {
    this.shown = await ask<Notifications>(PATH);
    this.here = (await subscribed())?.endpoint ?? null;
  }

  /** Choose a channel; the server tries it before it keeps it. */
  async choose(target: Target): Promise<Channel> {
    const wish: NewChannel = { target, language: language.now };
    const chosen = await ask<Channel>(`${PATH}/channels`, wish);
    await this.load();
    return chosen;
  }

  async remove(id: string): Promise<void> {
    this.shown = await ask<Notifications>(`${PATH}/channels/${encodeURIComponent(id)}`, {}, "DELETE");
  }

  async when(turns: boolean, quiet: QuietHours | null): Promise<void> {
    this.shown = await ask<Notifications>(PATH, { turns, quiet }, "PUT");
  }

  async tryAll(): Promise<void> {
    const { answers } = await ask<Trials>(`${PATH}/trial`, {});
    this.tried = new Map(answers.map(({ channel, failure }) => [channel, failure]));
    await this.load();
  }
}

export const channels = new Channels();
