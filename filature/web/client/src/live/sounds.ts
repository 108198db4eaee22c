/* Short sounds made here, each with something to read beside it; silent unless somebody wants them. */
import { settings } from "../settings.svelte";

export type Sound = "turn" | "told" | "refused" | "hurry" | "over";

/** For each sound its notes: frequency in hertz, start and length in seconds. */
const NOTES: Record<Sound, [number, number, number][]> = {
  turn: [
    [660, 0, 0.12],
    [880, 0.13, 0.18],
  ],
  told: [[440, 0, 0.06]],
  refused: [[180, 0, 0.2]],
  hurry: [
    [980, 0, 0.08],
    [980, 0.16, 0.08],
  ],
  over: [
    [523, 0, 0.15],
    [659, 0.16, 0.15],
    [784, 0.32, 0.3],
  ],
};

let context: AudioContext | null = null;

export function sound(name: Sound): void {
  if (!settings.now.sounds || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const now = context.currentTime;
  for (const [frequency, start, length] of NOTES[name]) {
    const voice = context.createOscillator();
    const level = context.createGain();
    voice.type = "triangle";
    voice.frequency.value = frequency;
    level.gain.setValueAtTime(0, now + start);
    level.gain.linearRampToValueAtTime(0.12, now + start + 0.01);
    level.gain.exponentialRampToValueAtTime(0.001, now + start + length);
    voice.connect(level).connect(context.destination);
    voice.start(now + start);
    voice.stop(now + start + length);
  }
}
