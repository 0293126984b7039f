// The current user of a member's or tool's requests, and its standing in its company: requested from the host, and
// cached for ten seconds.
import { getUser, type User } from "@sightline/schema/rest/account/account";
import type { Standing } from "#gateway/permissions/rules.ts";
import { generalRefusal, UpstreamError } from "#gateway/upstream/errors.ts";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { Principal } from "./principal.ts";

const REMEMBERED_MS = 10_000;
const AT_MOST = 10_000;

export interface Caller {
  at: number;
  user: User;
  standing: Standing;
}

export interface Standings {
  /** Null for share links and anonymous callers. For an inactive member, calls `end` and throws UNAUTHENTICATED. */
  of(principal: Principal, upstream: Upstream, end: () => void): Promise<Caller | null>;
  /** Clears what is cached for the caller. */
  forget(principal: Principal): void;
}

export function createStandings(now: () => number): Standings {
  const known = new Map<string, Caller>();
  /** counts what was cleared: an answer that was requested before is not cached */
  let cleared = 0;
  return {
    async of(principal, upstream, end) {
      if (principal.kind !== "member" && principal.kind !== "tool") return null;
      const remembered = known.get(principal.jwt);
      if (remembered !== undefined && now() - remembered.at < REMEMBERED_MS) return remembered;
      const before = cleared;
      const user = await upstream.call(getUser);
      if (user.status !== 1) {
        known.delete(principal.jwt);
        end();
        throw new UpstreamError(generalRefusal("UNAUTHENTICATED"));
      }
      const standing: Standing = {
        userId: user.user_id,
        companyId: user.company_id,
        role: user.role,
        paidPlan: user.paid_plan,
        status: user.status,
      };
      const [oldest] = known.keys();
      if (known.size >= AT_MOST && oldest !== undefined) known.delete(oldest);
      known.delete(principal.jwt);
      const caller: Caller = { at: now(), user, standing };
      if (cleared === before) known.set(principal.jwt, caller);
      return caller;
    },
    forget(principal) {
      cleared += 1;
      if (principal.kind === "member" || principal.kind === "tool") known.delete(principal.jwt);
    },
  };
}
