// A bot for `filature arena` that plays evenly over its legal actions, through the wire's messages:
//
//     filature arena agent_hunter --bots 'cmd:node examples/bot.mjs,ref-random'
//
// Each line in is a message: `welcome` begins a game, `event` goes on with it, `ack` answers a
// command. A decision says what is legal as alternatives: fixed fields, and fields to choose.
import { createInterface } from "node:readline";
import { evenly } from "./evenly.mjs";

let random, answered;

/** A random stream that a text names, so that a rerun plays the same (mulberry32). */
function stream(name) {
  let a = 0;
  for (const letter of name) a = (Math.imul(a, 31) + letter.codePointAt(0)) | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "welcome") {
    random = stream(`${message.table.id}/${message.you}`);
    answered = new Set();
  }
  for (const { id, legal } of message.position?.decisions ?? []) {
    // The same decision may come again while others are still choosing.
    if (answered.has(id)) continue;
    answered.add(id);
    const command = { type: "command", id: `c${id}`, decision: id, action: evenly(legal, random) };
    console.log(JSON.stringify(command));
  }
}
