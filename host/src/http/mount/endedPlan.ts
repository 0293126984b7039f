// Plan 0: the trial or plan has ended. Members can only use the calls for their account and for choosing a new plan.
// The gateway refuses all others before it sends a request.
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import { accessRefusals } from "@sightline/schema/rest/refusals/access";
import type { Caller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";

const ENDED = 0;

/**
 * First path segments that remain available: the account, plans, payment, notifications (requested by every page) and
 * support.
 */
const open: readonly string[] = [
  "auditlog",
  "auth",
  "avatar",
  "billing-portal",
  "cdnDomain",
  "checkFor30DayExpire",
  "company",
  "extend-trials",
  "getCompany",
  "getPaidExpiryRetry",
  "getUsers",
  "invoice",
  "lastUsageDate",
  "message",
  "mtu",
  "notification",
  "payment",
  "ping",
  "plan",
  "planInfo",
  "profile",
  "redeem-code",
  "subscription",
  "translation",
  "trial",
  "usage",
  "user",
];

const firstPart = (path: string) => path.split("/")[1] ?? "";

export function assertPlanRuns({ audience, path }: Pick<Endpoint, "audience" | "path">, caller: Caller): void {
  if (audience === "anyone" || (caller.kind !== "member" && caller.kind !== "key")) return;
  if (caller.paidPlan !== ENDED || open.includes(firstPart(path))) return;
  throw new Problem(accessRefusals.planEnded());
}
