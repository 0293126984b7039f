// Ends other sessions. A session of another member is treated as nonexistent.
import { endSessions as endpoint } from "@sightline/schema/rest/account/profile";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { inPerson } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { endOthers } from "./endOthers.ts";

export const endSessions = route(endpoint, {
  permit: inPerson,
  gather: ({ body, caller }) => {
    const current = caller.kind === "member" ? caller.sessionId : undefined;
    if (body.session_id !== undefined && body.session_id === current) {
      throw new Problem(accountRefusals.currentSession(), { field: "session_id" });
    }
    return { userId: caller.userId, one: body.session_id, current };
  },
  ask: async ({ entities, now }, { userId, one, current }) => {
    const at = new Date(now());
    if (one === undefined) return endOthers(entities, userId, current, at);
    const ended = await entities
      .updateTable("member_session")
      .set({ ended_at: at })
      .where("session_id", "=", one)
      .where("user_id", "=", userId)
      .returning("session_id")
      .execute();
    if (ended.length === 0) throw new Problem(accountRefusals.sessionNotFound());
    return ended.length;
  },
  answer: (ended) => ({ ended }),
});
