/* Short sounds made here, each with something to read beside it; silent unless somebody wants them. */
import { settings } from "../settings.svelte";

export type Sound = "turn" | "told" | "refused" | "hurry" | "over" | "right" | "fallen" | "delivered" | "counted" | "mission";

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
  right: [
    [784, 0, 0.08],
    [1175, 0.09, 0.2],
  ],
  fallen: [
    [330, 0, 0.1],
    [220, 0.1, 0.12],
    [147, 0.22, 0.3],
  ],
  delivered: [
    [392, 0, 0.08],
    [494, 0.1, 0.08],
    [587, 0.2, 0.22],
  ],
  counted: [
    [523, 0, 0.05],
    [554, 0.07, 0.05],
    [587, 0.14, 0.05],
    [622, 0.21, 0.05],
    [784, 0.3, 0.2],
  ],
  mission: [
    [294, 0, 0.18],
    [370, 0.2, 0.18],
    [440, 0.4, 0.35],
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
