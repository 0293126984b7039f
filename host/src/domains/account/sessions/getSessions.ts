import { getSessions as endpoint } from "@sightline/schema/rest/account/profile";
import { inPerson } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { SESSION_HOURS } from "#host/members/tokens.ts";
import { deviceOf } from "./deviceOf.ts";
import { liveSessions } from "./liveSessions.ts";

export const getSessions = route(endpoint, {
  permit: inPerson,
  gather: ({ caller }) => caller.userId,
  ask: ({ entities, now }, userId) =>
    liveSessions(entities, userId, new Date(now() - SESSION_HOURS * 3_600_000)).execute(),
  answer: (rows, _, { caller }) => ({
    rows: rows.map((row) => ({
      session_id: row.session_id,
      device: deviceOf(row.agent),
      signed_in_at: row.created_at.toISOString(),
      last_seen_at: row.last_seen_at.toISOString(),
      current: caller.kind === "member" && row.session_id === caller.sessionId,
    })),
  }),
});
