// The current standing of a member or tool in its company: requested from the host, and cached for ten seconds.
import { getUser } from "@sightline/schema/rest/account/account";
import type { Standing } from "#gateway/permissions/rules.ts";
import { generalRefusal, UpstreamError } from "#gateway/upstream/errors.ts";
import type { Upstream } from "#gateway/upstream/upstream.ts";
import type { Principal } from "./principal.ts";

const REMEMBERED_MS = 10_000;
const AT_MOST = 10_000;

export interface Standings {
  /** Null for share links and anonymous callers. For an inactive member, calls `end` and throws UNAUTHENTICATED. */
  of(principal: Principal, upstream: Upstream, end: () => void): Promise<Standing | null>;
  /** Clears the caller's cached standing. */
  forget(principal: Principal): void;
}

export function createStandings(now: () => number): Standings {
  const known = new Map<string, { at: number; standing: Standing }>();
  return {
    async of(principal, upstream, end) {
      if (principal.kind !== "member" && principal.kind !== "tool") return null;
      const remembered = known.get(principal.jwt);
      if (remembered !== undefined && now() - remembered.at < REMEMBERED_MS) return remembered.standing;
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
      known.set(principal.jwt, { at: now(), standing });
      return standing;
    },
    forget(principal) {
      if (principal.kind === "member" || principal.kind === "tool") known.delete(principal.jwt);
    },
  };
}
