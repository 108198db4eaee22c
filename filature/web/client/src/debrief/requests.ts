/* What a debrief asks of the server, of a finished table or of a record. */
import { ask, asked, seated, table } from "../api";
import type { DebriefRequests } from "../replay/source";

export const requestsOfTable = (id: string, invite: string | null): DebriefRequests => ({
  progress: () => ask(`${table(id)}/debrief${asked({ invite })}`),
  attempt: (step, action) => ask(`${table(id)}/try${asked({ invite })}`, { step, action }),
  branch: (wish) => seated(ask(`${table(id)}/branch${asked({ invite })}`, wish)),
});

export const requestsOfRecord = (record: string): DebriefRequests => ({
  progress: () => ask("/api/debriefs", { record }),
  attempt: (step, action) => ask("/api/tries", { step, action, record }),
  branch: (wish) => seated(ask("/api/branches", { ...wish, record })),
});
