/* The places of the street and the agents on it. */

export const AGENTS = ["orange", "violet", "red", "blue", "grey", "yellow", "green"];

/** The places by their hour: chapel at twelve, house n at n o'clock, ruin at eleven. */
export const PLACES = ["chapel", ...Array.from({ length: 10 }, (_, at) => `house_${at + 1}`), "ruin"];
export const RUIN = 11;
/** Where the file lies before anybody has moved it. */
export const FIRST_FILE = "house_7";

export const worth = (hour: number): number => (hour === RUIN ? -3 : hour);
export const hourOf = (place: string): number => Math.max(0, PLACES.indexOf(place));

/** Write a gain or a loss with its sign. */
export const signed = (gain: number): string => (gain < 0 ? `−${-gain}` : gain ? `+${gain}` : "0");
