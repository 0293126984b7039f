// Who sent a request, from its `jwt` header: a member's jwt, an API key (`sk_...`) or a share link's scoped jwt.
// Members and keys are remembered for 2 s, so that a change of role, plan or status is obeyed at most 2 s late;
// share links are looked up every time, so that revoking one ends it at once.
import { createHash } from "node:crypto";
import { RecentAnswers } from "#host/http/recentAnswers.ts";
import { mayActForOthers } from "#host/http/acting.ts";
import type { Caller, MemberCaller } from "#host/http/caller.ts";
import { findKey, findMember, findShare } from "./callerLookup.ts";
import { notFound, unauthenticated } from "#host/http/problem.ts";
import type { Services } from "#host/http/services.ts";

const REMEMBERED_MS = 2000;
const TOUCH_MS = 60_000;

export interface Callers {
  resolve(jwt: string | undefined): Promise<Caller>;
}

export function createCallers(services: Services): Callers {
  const members = new RecentAnswers(REMEMBERED_MS, services.now, (userId: number) => findMember(services, userId));
  const keys = new RecentAnswers(REMEMBERED_MS, services.now, (keyHash: string) => findUsedKey(services, keyHash));
  return {
    async resolve(jwt) {
      if (!jwt) return { kind: "nobody" };
      if (jwt.startsWith("sk_")) {
        const caller = await keys.get(createHash("sha256").update(jwt).digest("hex"));
        if (!caller) throw unauthenticated();
        return caller;
      }
      const claims = await services.tokens.read(jwt);
      const caller = claims?.kind === "member" ? await members.get(claims.user_id) : undefined;
      if (claims?.kind === "member" && caller && claims.iat >= caller.sessionsFrom) {
        if (claims.acted_by === undefined) return caller;
        return actingAs(caller, await members.get(claims.acted_by), claims.iat);
      }
      if (claims?.kind !== "share") throw unauthenticated();
      const share = await findShare(services, claims);
      if (!share) throw notFound("The link");
      return share;
    },
  };
}

/** Whoever acts must still be somebody who may, at this moment. */
function actingAs(caller: MemberCaller, actor: MemberCaller | undefined, issuedAt: number): MemberCaller {
  if (!actor || actor.status !== 1 || issuedAt < actor.sessionsFrom || !mayActForOthers(actor)) throw unauthenticated();
  const { userId, companyId, name } = actor;
  return { ...caller, actedBy: { userId, companyId, name } };
}

async function findUsedKey(services: Services, keyHash: string): Promise<Caller | undefined> {
  const found = await findKey(services, keyHash);
  if (!found) return undefined;
  const now = services.now();
  if (!found.lastUsedAt || now - found.lastUsedAt.getTime() > TOUCH_MS) {
    await services.entities
      .updateTable("api_key")
      .set({ last_used_at: new Date(now) })
      .where("key_id", "=", found.caller.keyId)
      .execute();
  }
  return found.caller;
}
