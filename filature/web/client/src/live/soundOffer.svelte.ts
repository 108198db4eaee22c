/* Sounds are off until somebody wants them; they are offered once, in the first game on this device. */
import { settings } from "../settings.svelte";
import { recall, remember } from "../storage";
import { sound } from "./sounds";

const OFFERED = "filature.sounds-offered";

class SoundOffer {
  private closed = $state(recall(OFFERED) !== null);
  readonly open = $derived(!this.closed && !settings.now.sounds);

  answer(wanted: boolean): void {
    this.close();
    if (!wanted) return;
    settings.change({ sounds: true });
    sound("turn");
  }

  /** It was seen and left unanswered: it does not come again. */
  close(): void {
    this.closed = true;
    remember(OFFERED, "yes");
  }
}

export const soundOffer = new SoundOffer();
