// Resolves the caller of a request from its `jwt` header: a member's JWT, an API key (`sk_...`) or a share link's
// scoped JWT. Members, their sessions and keys are cached for 2 s, so a change of role, plan or status, or the end of a
// session, takes effect within 2 s. Share links are looked up every time, so revoking one takes effect immediately.
import { createHash } from "node:crypto";
import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import { RecentAnswers } from "../recentAnswers.ts";
import { mayImpersonate } from "../impersonation.ts";
import type { Caller, MemberCaller } from "#host/http/caller.ts";
import { keyUse } from "#host/http/keys/keyUse.ts";
import { findKey, findMember, findShare } from "./callerLookup.ts";
import { findLiveSession, type LiveSession } from "./liveSession.ts";
import { unauthenticated, Problem } from "#host/http/problem.ts";
import type { Services } from "#host/http/services.ts";

const REMEMBERED_MS = 2000;

export interface Callers {
  /** `ip`: address of the sender */
  resolve(jwt: string | undefined, ip: string): Promise<Caller>;
}

export function createCallers(services: Services): Callers {
  const members = new RecentAnswers(REMEMBERED_MS, services.now, (userId: number) => findMember(services, userId));
  const keys = new RecentAnswers(REMEMBERED_MS, services.now, (keyHash: string) => findKey(services, keyHash));
  const sessions = new RecentAnswers(REMEMBERED_MS, services.now, (id: string) => findLiveSession(services, id));
  const noteUse = keyUse(services);
  return {
    async resolve(jwt, ip) {
      if (!jwt) return { kind: "nobody" };
      if (jwt.startsWith("sk_")) {
        const caller = await keys.get(createHash("sha256").update(jwt).digest("hex"));
        if (!caller) throw unauthenticated();
        await noteUse(caller, ip);
        return caller;
      }
      const claims = await services.tokens.read(jwt);
      const caller = claims?.kind === "member" ? await members.get(claims.user_id) : undefined;
      if (claims?.kind === "member" && caller) {
        const { sid, acted_by: actor } = claims;
        if (actor !== undefined && claims.iat >= caller.sessionsFrom) {
          return impersonatedCaller(caller, await members.get(actor), claims.iat);
        }
        const known = claims.read_only ? { ...caller, readOnly: true } : caller;
        if (sid === undefined && actor === undefined && claims.iat >= caller.sessionsFrom) return known;
        const stands = (session: LiveSession | undefined) =>
          session?.userId === caller.userId && session.provedAt >= caller.sessionsFrom;
        // the two caches may be from different moments: before a caller is refused, the session is looked up again
        if (sid !== undefined && (stands(await sessions.get(sid)) || stands(await sessions.fresh(sid)))) {
          return { ...known, sessionId: sid };
        }
      }
      if (claims?.kind !== "share") throw unauthenticated();
      const share = await findShare(services, claims);
      if (!share) throw new Problem(shareRefusals.linkNotFound());
      return share;
    },
  };
}

/** The impersonator must still have the permission at this moment. */
function impersonatedCaller(caller: MemberCaller, actor: MemberCaller | undefined, issuedAt: number): MemberCaller {
  if (!actor || actor.status !== 1 || issuedAt < actor.sessionsFrom || !mayImpersonate(actor)) throw unauthenticated();
  const { userId, companyId, name } = actor;
  return { ...caller, actedBy: { userId, companyId, name } };
}
