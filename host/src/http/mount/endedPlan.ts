// Plan 0: the trial or plan has ended. Its members reach what shows their account and what a new plan needs, and
// nothing else; the gateway refuses the same before it asks.
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import { accessRefusals } from "@sightline/schema/rest/refusals/access";
import type { Caller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";

const ENDED = 0;

/** First parts of the paths that stay open: who one is, the plans, paying, the bell of every page, and asking for help. */
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
