// The current user of a member's or tool's requests, and its standing in its company: requested from the host, and
// cached for ten seconds.
import { getUser, type User } from "@sightline/schema/rest/account/account";
import type { Standing } from "#gateway/permissions/rules.ts";
import { generalRefusal, UpstreamError } from "#gateway/upstream/errors.ts";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { MemberPrincipal, Principal, ToolPrincipal } from "./principal.ts";

const REMEMBERED_MS = 10_000;
const AT_MOST = 10_000;

export interface Caller {
  at: number;
  user: User;
  standing: Standing;
}

export interface Standings {
  /** From the cache; undefined if it must be requested. Null for share links and anonymous callers. */
  known(principal: Principal): Caller | null | undefined;
  /** Requests it. For an inactive member, calls `end` and throws UNAUTHENTICATED. */
  request(principal: MemberPrincipal | ToolPrincipal, upstream: Upstream, end: () => void): Promise<Caller>;
  /** Clears what is cached for the caller. */
  forget(principal: Principal): void;
}

export const isCaller = (principal: Principal): principal is MemberPrincipal | ToolPrincipal =>
  principal.kind === "member" || principal.kind === "tool";

export function createStandings(now: () => number): Standings {
  const known = new Map<string, Caller>();
  /** counts what was cleared: an answer that was requested before is not cached */
  let cleared = 0;
  return {
    known(principal) {
      if (!isCaller(principal)) return null;
      const cached = known.get(principal.jwt);
      return cached !== undefined && now() - cached.at < REMEMBERED_MS ? cached : undefined;
    },
    async request(principal, upstream, end) {
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
      if (isCaller(principal)) known.delete(principal.jwt);
    },
  };
}
