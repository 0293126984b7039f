// The predicates of the permission table. A rule is evaluated before its field makes any call to the host. Only rules
// about roles request the viewer's standing, which is cached for some seconds.
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

/** The viewer's current role, plan, company and status. */
export interface Standing {
  userId: number;
  companyId: number;
  role: Role;
  paidPlan: number;
  /** 1 active */
  status: number;
}

/** The caller's properties that rules use. */
export interface Asker {
  principal: Principal;
  /** synchronous if it is known already, so that the verdicts of rules and the resolvers behind them are as well */
  standing(): Standing | null | Promise<Standing | null>;
  /** the product's own brand for the host name that the browser shows */
  brandKind: BrandKind | undefined;
}

export interface Ask {
  asker: Asker;
  /** the resolved value of the field's parent */
  source: unknown;
  args: Record<string, unknown>;
}

/** `true`, or the reason for the refusal; null: the field is null for this caller, without a call to the host. */
export type Verdict = true | UpstreamError | null;

/** A rule's last step: what the viewer's standing decides. */
export function byStanding(asker: Asker, decide: (standing: Standing | null) => Verdict): Verdict | Promise<Verdict> {
  const standing = asker.standing();
  return standing instanceof Promise ? standing.then(decide) : decide(standing);
}

export interface Rule {
  /** as shown in the permission table */
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

/** A rule for a mutation: read-only demo viewers are refused before the rule is evaluated. */
export const changing = (rule: Rule): Rule => ({
  ...rule,
  evaluate: (ask) => {
    const { principal } = ask.asker;
    return principal.kind === "member" && principal.isReadOnly ? demoForbids : rule.evaluate(ask);
  },
});

/** Members of any role, and internal tools. */
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
      return byStanding(asker, (standing) => {
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
 * Refuses changes that would let an impersonating user take over the account, its sign-in or its payments. The host
 * refuses them too. `touches`: which arguments concern that; default: all.
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

/** Renaming a company does not affect its sign-in; changing its domain does. */
export const namesDomain: ArgumentTest = {
  summary: " where the domain is given",
  passes: ({ input }) =>
    typeof input === "object" && input !== null && "customDomain" in input && input.customDomain !== undefined,
};

/** Members whose role, plan, brand and company together allow it. */
export function gated(gate: Gate): Rule {
  return {
    name: `through(${gate})`,
    summary: gates[gate].summary,
    evaluate({ asker }) {
      const verdict = asMember(asker);
      if (verdict !== true) return verdict;
      return byStanding(asker, (standing) => {
        if (standing === null) return notSignedIn;
        return gates[gate].allows({ ...standing, brandKind: asker.brandKind }) || roleForbids;
      });
    },
  };
}

/** Owner and Admin. */
export const managers = roles({ name: "managers", summary: "Owners and admins" }, 0, 1);
const plansAreAgreed = new UpstreamError(billingRefusals.planByAgreement());
/** Owner and Admin of a company that can buy and change its plan itself. */
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
/** All roles that may make changes: not the role Viewer, and no share link. */
export const writers = roles({ name: "writers", summary: "Owners, admins and users" }, 0, 1, 2);

/** An additional condition for the holder of a share link. */
export interface GrantTest {
  name: string;
  /** goes on a sentence about the holders of a link */
  summary: string;
  passes(grant: SharePrincipal, ask: Ask): boolean;
}

/** Signed-in callers, or the holder of a share link of one of these modules (empty: any) that passes the tests. */
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
