// Plan 0: the trial or the plan has ended. Members of such a company can open the pages for choosing and paying a new
// plan, and only the fields that those pages need are available. A field that is not listed here is closed.
import { accessRefusals } from "@sightline/schema/rest/refusals/access";
import type { BrandKind } from "#gateway/__generated__/resolverTypes.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import { byStanding } from "./rules.ts";
import type { Ask, Rule, Verdict } from "./rules.ts";

const ENDED = 0;

const paths = [
  "/upgrade-account",
  "/checkout",
  "/newcheckout",
  "/optimizecheckout",
  "/card/add",
  "/payment/success",
  "/logout",
] as const;

export interface ExpiredPlan {
  paths: string[];
  startPath: string;
}

/** Null: all pages are available. */
export function expiredPlanOf(paidPlan: number, brandKind: BrandKind | undefined): ExpiredPlan | null {
  if (paidPlan !== ENDED) return null;
  return { paths: [...paths], startPath: brandKind === "OPTIMISE" ? "/optimizecheckout" : "/upgrade-account" };
}

/**
 * Fields that remain available with an expired plan, in addition to public ones: the own account, plans and usage,
 * choosing and paying, the notification bell of every page, and support requests. All other fields of these types are
 * closed.
 */
const open: Readonly<Record<string, ReadonlySet<string>>> = {
  Query: new Set(),
  Mutation: new Set([
    "buyPlan",
    "cancelSubscription",
    "changePassword",
    "changeSubscription",
    "extendTrial",
    "noteExposure",
    "openBillingPortal",
    "readNotifications",
    "recordAction",
    "redeemCode",
    "resumeSubscription",
    "saveCard",
    "sendSupportMessage",
    "setUserAttribute",
  ]),
  Subscription: new Set(["ping"]),
  Viewer: new Set([
    "attribute",
    "billing",
    "billingScreens",
    "hasHigherPlan",
    "isSuspended",
    "notifications",
    "paymentRetries",
    "plan",
    "planByCode",
    "planPrompts",
    "plans",
    "testedUsers",
    "translation",
    "trial",
    "unreadNotifications",
    "usage",
  ]),
};

/** The layout of every page requests these fields. With an expired plan they are empty, without a call to the host. */
const absent: ReadonlySet<string> = new Set(["Viewer.project", "Viewer.projects"]);

const planHasEnded = new UpstreamError(accessRefusals.planEnded());

function evaluate(rule: Rule, ask: Ask, whenEnded: Verdict): Verdict | Promise<Verdict> {
  const verdict = rule.evaluate(ask);
  const { kind } = ask.asker.principal;
  if (kind !== "member" && kind !== "tool") return verdict;
  const after = (own: Verdict): Verdict | Promise<Verdict> =>
    own === true ? byStanding(ask.asker, (standing) => (standing?.paidPlan === ENDED ? whenEnded : true)) : own;
  return verdict instanceof Promise ? verdict.then(after) : after(verdict);
}

/** What members get of a field once the plan has ended: the same as before, nothing, or a refusal. */
export function afterPlanEnd(typeName: string, fieldName: string, rule: Rule): "allowed" | "empty" | "refused" {
  const stays = open[typeName];
  if (stays === undefined || stays.has(fieldName) || rule.name === "anyone") return "allowed";
  return absent.has(`${typeName}.${fieldName}`) ? "empty" : "refused";
}

/** The rule of a field while the plan has not expired. */
export function whilePlanRuns(typeName: string, fieldName: string, rule: Rule): Rule {
  const after = afterPlanEnd(typeName, fieldName, rule);
  if (after === "allowed") return rule;
  const whenEnded: Verdict = after === "empty" ? null : planHasEnded;
  return { ...rule, name: `${rule.name}, while the plan runs`, evaluate: (ask) => evaluate(rule, ask, whenEnded) };
}
