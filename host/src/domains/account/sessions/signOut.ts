import { signOut as endpoint } from "@sightline/schema/rest/account/profile";
import { anyone } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";

export const signOut = route(endpoint, {
  anyStatus: true,
  permit: anyone,
  gather: ({ caller }) => (caller.kind === "member" ? caller.sessionId : undefined),
  ask: async ({ entities, now }, sessionId) => {
    if (sessionId === undefined) return;
    await entities
      .updateTable("member_session")
      .set({ ended_at: new Date(now()) })
      .where("session_id", "=", sessionId)
      .execute();
  },
  answer: () => undefined,
});
