// The predicates that the permission table is written in. A rule is judged before anything is asked of the host on the
// field's behalf; only rules about roles ask how the viewer stands, which is remembered for some seconds.
import type { BrandKind } from "#gateway/__generated__/resolverTypes.ts";
import type { Role } from "@sightline/schema/rest/account/account";
import type { ShareModule } from "@sightline/schema/rest/share/share";
import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import { companyRefusals } from "@sightline/schema/rest/company/refusals";
import { billingRefusals } from "@sightline/schema/rest/billing/refusals";
import { accessRefusals } from "@sightline/schema/rest/refusals/access";
import type { Principal, SharePrincipal } from "#gateway/session/principal.ts";
import { generalRefusal, UpstreamError } from "#gateway/upstream/errors.ts";
import { gates, type Gate } from "./gates.ts";
import { inPlanGroup } from "./planGroups.ts";

/** How the viewer stands with the company at this moment. */
export interface Standing {
  userId: number;
  companyId: number;
  role: Role;
  paidPlan: number;
  /** 1 active */
  status: number;
}

/** Whoever asks, as far as rules need to know. */
export interface Asker {
  principal: Principal;
  standing(): Promise<Standing | null>;
  /** the product's own brand under the host name that the browser shows */
  brandKind: BrandKind | undefined;
}

export interface Ask {
  asker: Asker;
  /** what the field's parent resolved to */
  source: unknown;
  args: Record<string, unknown>;
}

/** `true`, or the reason why not; null: to whoever asks there is nothing, and nothing is asked of the host. */
export type Verdict = true | UpstreamError | null;

export interface Rule {
  /** as the table reads it */
  name: string;
  /** for a person, on docs/permissions.md */
  summary: string;
  evaluate(ask: Ask): Verdict | Promise<Verdict>;
}

const notSignedIn = new UpstreamError(generalRefusal("UNAUTHENTICATED"));
const roleForbids = new UpstreamError(generalRefusal("FORBIDDEN"));
const demoForbids = new UpstreamError(accessRefusals.demoReadOnly());
const linkForbids = new UpstreamError(shareRefusals.notShown());

function asMember({ principal }: Asker): Verdict {
  if (principal.kind === "nobody") return notSignedIn;
  return principal.kind === "share" ? linkForbids : true;
}

export const anyone: Rule = { name: "anyone", summary: "Anyone", evaluate: () => true };

/** A rule of something that changes: whoever looks into the demo without an account is told so before the rule is asked. */
export const changing = (rule: Rule): Rule => ({
  ...rule,
  evaluate: (ask) => {
    const { principal } = ask.asker;
    return principal.kind === "member" && principal.isReadOnly ? demoForbids : rule.evaluate(ask);
  },
});

/** Members of whatever role, and internal tools. */
export const signedIn: Rule = {
  name: "signedIn",
  summary: "Members and internal tools",
  evaluate: ({ asker }) => asMember(asker),
};

function roles(rule: Pick<Rule, "name" | "summary">, ...allowed: Role[]): Rule {
  return {
    ...rule,
    evaluate({ asker }) {
      const verdict = asMember(asker);
      if (verdict !== true) return verdict;
      return asker.standing().then((standing) => {
        if (standing === null) return notSignedIn;
        return allowed.includes(standing.role) || roleForbids;
      });
    },
  };
}

const impersonationForbids = new UpstreamError(companyRefusals.whileImpersonating());

interface ArgumentTest {
  /** goes on a sentence */
  summary: string;
  passes(args: Ask["args"]): boolean;
}
const anyArguments: ArgumentTest = { summary: "", passes: () => true };

/**
 * What would let somebody who impersonates a member take over the account, its sign-in or its payments: refused while
 * they do, as the host refuses it too. `touches` says which arguments are about that; all unless given.
 */
export const inPerson = (rule: Rule, touches: ArgumentTest = anyArguments): Rule => ({
  name: `inPerson(${rule.name})`,
  summary: `${rule.summary}; not while impersonating a member${touches.summary}`,
  evaluate(ask) {
    const { principal } = ask.asker;
    const isImpersonating = principal.kind === "member" && principal.impersonation !== undefined;
    return isImpersonating && touches.passes(ask.args) ? impersonationForbids : rule.evaluate(ask);
  },
});

/** Renaming a company is not about its sign-in; its domain is. */
export const namesDomain: ArgumentTest = {
  summary: " where the domain is given",
  passes: ({ input }) =>
    typeof input === "object" && input !== null && "customDomain" in input && input.customDomain !== undefined,
};

/** Members for whom role, plan, brand and company together allow it. */
export function gated(gate: Gate): Rule {
  return {
    name: `through(${gate})`,
    summary: gates[gate].summary,
    evaluate({ asker }) {
      const verdict = asMember(asker);
      if (verdict !== true) return verdict;
      return asker.standing().then((standing) => {
        if (standing === null) return notSignedIn;
        return gates[gate].allows({ ...standing, brandKind: asker.brandKind }) || roleForbids;
      });
    },
  };
}

/** Owner and Admin. */
export const managers = roles({ name: "managers", summary: "Owners and admins" }, 0, 1);
const plansAreAgreed = new UpstreamError(billingRefusals.planByAgreement());
/** Owner and Admin of a company whose plan can be bought and changed by themselves. */
export const payers: Rule = {
  name: "payers",
  summary: "Owners and admins whose plan can be bought and changed in the product",
  async evaluate(ask) {
    const verdict = await managers.evaluate(ask);
    if (verdict !== true) return verdict;
    const standing = await ask.asker.standing();
    return (standing !== null && !inPlanGroup(standing.paidPlan, "withoutSubscription")) || plansAreAgreed;
  },
};
/** Everybody who may change things: not the role Viewer, and no share link. */
export const writers = roles({ name: "writers", summary: "Owners, admins and users" }, 0, 1, 2);

/** What else must hold where the holder of a share link asks. */
export interface GrantTest {
  name: string;
  /** goes on a sentence about the holders of a link */
  summary: string;
  passes(grant: SharePrincipal, ask: Ask): boolean;
}

/** Signed in; or the holder of a share link of one of these modules (any, without names) that passes the tests. */
export function readers(modules: readonly ShareModule[], ...tests: GrantTest[]): Rule {
  const names = modules.length === 0 ? "any module" : modules.join(", ");
  return {
    name: `readers(${[names, ...tests.map((test) => test.name)].join("; ")})`,
    summary: `${signedIn.summary}; share links (${names}) ${tests.map((test) => test.summary).join(", ")}`,
    evaluate(ask) {
      const { principal } = ask.asker;
      if (principal.kind !== "share") return asMember(ask.asker);
      if (modules.length > 0 && !modules.includes(principal.modules)) return linkForbids;
      return tests.every((test) => test.passes(principal, ask)) || linkForbids;
    },
  };
}
