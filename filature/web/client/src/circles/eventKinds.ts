/* How the tables of an event are made up. */
import type { NewEvent } from "../generated/wire";

export type EventKind = NewEvent["kind"];

/** The most rounds that the server takes. */
export const LONGEST_ROUNDS = 20;

/** Round robin and Swiss are for games of two; pods are for any. */
export const kindsFor = (seats: number): EventKind[] => (seats === 2 ? ["round_robin", "swiss", "pods"] : ["pods"]);
