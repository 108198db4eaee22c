/* What is asked of the server about circles and their events. */
import { ask, asked, seated } from "../api";
import type {
  Circle,
  CircleChange,
  CircleEvent,
  Circles,
  EventChange,
  Joined,
  JoinCircle,
  MemberChange,
  NewCircle,
  NewEvent,
  NewTable,
  Seated,
} from "../generated/wire";

const circle = (id: string): string => `/api/circles/${encodeURIComponent(id)}`;
const event = (id: string, event: string): string => `${circle(id)}/events/${encodeURIComponent(event)}`;

export const listCircles = (): Promise<Circles> => ask("/api/circles");
export const makeCircle = (wanted: NewCircle): Promise<Joined> => ask("/api/circles", wanted);
export const readCircle = (id: string, { invite = null, season = null, from = null }: { invite?: string | null; season?: number | null; from?: number | null } = {}): Promise<Circle> =>
  ask(`${circle(id)}${asked({ i: invite, season, from })}`);
export const joinCircle = (id: string, wanted: JoinCircle): Promise<Joined> => ask(`${circle(id)}/join`, wanted);
export const changeCircle = (id: string, change: CircleChange): Promise<Circle> => ask(`${circle(id)}/change`, change);
export const changeMe = (id: string, change: MemberChange): Promise<Circle> => ask(`${circle(id)}/me`, change);
export const openCircleTable = (id: string, wanted: NewTable): Promise<Seated> => seated(ask(`${circle(id)}/tables`, { table: { ...wanted, fair: true } }));
export const sitInCircle = (id: string, table: string): Promise<Seated> =>
  seated(ask(`${circle(id)}/tables/${encodeURIComponent(table)}/sit`, { fair: true }));

export const planEvent = (id: string, wanted: NewEvent): Promise<CircleEvent> => ask(`${circle(id)}/events`, wanted);
export const readEvent = (id: string, which: string): Promise<CircleEvent> => ask(event(id, which));
export const changeEvent = (id: string, which: string, change: EventChange): Promise<CircleEvent> =>
  ask(`${event(id, which)}/change`, change);
