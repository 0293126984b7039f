// Plans, the trial and this month's usage.
import { z } from "zod";
import { PlanInfo } from "../account/account.ts";
import { endpoint } from "../endpoint.ts";
import { PlanOffer, SellingBrand } from "./payment.ts";

export const getPlanInfo = endpoint({
  name: "getPlanInfo",
  method: "GET",
  path: "/plan/info",
  summary: "The company's plan.",
  effect: "read",
  audience: "member",
  answer: PlanInfo,
});

export const getPlanInfoOf = endpoint({
  name: "getPlanInfoOf",
  method: "GET",
  path: "/plan/info/{paid_plan}",
  summary: "One plan by its code.",
  effect: "read",
  audience: "member",
  params: z.object({ paid_plan: z.coerce.number().int().min(0).max(9999) }),
  answer: PlanInfo,
});

export const getPlans = endpoint({
  name: "getPlans",
  method: "GET",
  path: "/plan",
  summary: "The plans on sale under a brand, by default the analytics brand, with their prices.",
  effect: "read",
  audience: "member",
  query: z.object({ brand: SellingBrand.default("analytics") }),
  answer: z.array(PlanOffer),
});

export const getPlanInfoWithAddOns = endpoint({
  name: "getPlanInfoWithAddOns",
  method: "GET",
  path: "/planInfo",
  summary: "The company's plan with its add-ons.",
  effect: "read",
  audience: "member",
  answer: PlanInfo,
});

export const getTrial = endpoint({
  name: "getTrial",
  method: "GET",
  path: "/trial",
  summary: "Days until the trial or plan ends; 1000 or more for a lifetime deal.",
  effect: "read",
  audience: "member",
  answer: z.object({ days_to_expire: z.number().int() }),
});

export const Usage = z.object({
  /** sessions of the company since the first of the month */
  session: z.number().int(),
  /** page views of the company since the first of the month */
  pageview: z.number().int(),
});
export type Usage = z.infer<typeof Usage>;

export const getUsage = endpoint({
  name: "getUsage",
  method: "GET",
  path: "/usage",
  summary: "The company's usage since the first of the month (UTC).",
  effect: "read",
  isReport: true,
  audience: "member",
  answer: Usage,
});

export const getMtu = endpoint({
  name: "getMtu",
  method: "GET",
  path: "/mtu",
  summary: "Monthly tested users: the company's distinct visitors who saw a test this month.",
  effect: "read",
  isReport: true,
  audience: "member",
  answer: z.object({ mtu: z.number().int(), limit: z.number().int().nullable() }),
});

export const getLastUsageDate = endpoint({
  name: "getLastUsageDate",
  method: "GET",
  path: "/lastUsageDate",
  summary: "The day on which this month's session limit was reached; null until then.",
  effect: "read",
  isReport: true,
  audience: "member",
  answer: z.object({ date: z.string().nullable() }),
});

export const checkFor30DayExpire = endpoint({
  name: "checkFor30DayExpire",
  method: "GET",
  path: "/checkFor30DayExpire",
  summary: "1 if an unpaid account has been suspended for 30 days.",
  effect: "read",
  audience: "member",
  answer: z.object({ prohibit: z.union([z.literal(0), z.literal(1)]) }),
});
