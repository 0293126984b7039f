// A company's payments: offers, subscription, card, invoices, codes. Amounts are in the currency's smallest unit.
import { z } from "zod";
import { PlanInfo } from "../account/account.ts";
import { endpoint } from "../endpoint.ts";

export const Cycle = z.enum(["month", "year"]);
export type Cycle = z.infer<typeof Cycle>;

/** The selling brand: white-label domains sell the same plans as the analytics brand. */
export const SellingBrand = z.enum(["analytics", "ab", "optimise"]);

export const PlanOffer = PlanInfo.extend({
  website_limit: z.number().int().nullable(),
  /** tested users per month; null: no limit */
  mtu: z.number().int().nullable(),
  price_month: z.number().int(),
  price_year: z.number().int(),
  currency: z.string(),
  tagline: z.string(),
  /** codes of the included features, apart from the limits */
  features: z.array(z.string()),
});
export type PlanOffer = z.infer<typeof PlanOffer>;

export const Subscription = z.object({
  plan_id: z.number().int(),
  plan_name: z.string(),
  cycle: Cycle,
  /** past_due: a charge failed and will be retried */
  status: z.enum(["active", "past_due", "ended"]),
  amount: z.number().int(),
  currency: z.string(),
  period_start: z.iso.datetime(),
  period_end: z.iso.datetime(),
  /** the next period; null after cancellation */
  next: z
    .object({ plan_id: z.number().int(), plan_name: z.string(), cycle: Cycle, amount: z.number().int() })
    .nullable(),
  ends_at_period_end: z.boolean(),
  /** reduces the next charges */
  credit: z.number().int(),
});
export type Subscription = z.infer<typeof Subscription>;

export const Card = z.object({
  brand: z.string(),
  last4: z.string(),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
  holder: z.string().nullable(),
});
export type Card = z.infer<typeof Card>;

export const Billing = z.object({
  /** test: no money is transferred */
  provider: z.enum(["test", "stripe"]),
  plan_id: z.number().int(),
  plan_name: z.string(),
  subscription: Subscription.nullable(),
  card: Card.nullable(),
  /** consecutive failed charges */
  paid_plan_expiry_retry: z.number().int(),
  /** days by which the trial can be extended; null: it can't be, or can't be any more */
  trial_days: z.number().int().nullable(),
  trial_ends_at: z.iso.datetime().nullable(),
});
export type Billing = z.infer<typeof Billing>;

/** The result of a payment: complete, or the provider's page where it is completed. */
const Paid = z.object({ url: z.string().nullable(), invoice_id: z.string().nullable(), billing: Billing });
export type Paid = z.infer<typeof Paid>;

/** The number may contain spaces and dashes, as on the card. Only its brand and last four digits are stored. */
export const CardInput = z.object({
  number: z.string().max(40),
  exp_month: z.number().int(),
  exp_year: z.number().int(),
  cvc: z.string().max(8),
  holder: z.string().trim().max(100),
});
export type CardInput = z.infer<typeof CardInput>;

const PlanId = z.number().int().min(0).max(9999);
const Choice = z.object({ plan_id: PlanId, cycle: Cycle });

export const getBilling = endpoint({
  name: "getBilling",
  method: "GET",
  path: "/subscription/info",
  summary: "Plan, subscription and card of the company. Owners and admins.",
  effect: "read",
  audience: "member",
  answer: Billing,
});

export const getPaidExpiryRetry = endpoint({
  name: "getPaidExpiryRetry",
  method: "GET",
  path: "/getPaidExpiryRetry",
  summary: "Number of consecutive failed charges; above 0, the member is asked to update the payment method.",
  effect: "read",
  audience: "member",
  answer: z.object({ paid_plan_expiry_retry: z.number().int() }),
});

export const Preview = z.object({
  kind: z.enum(["start", "upgrade", "downgrade", "cycle", "keep", "end"]),
  /** when the new plan starts */
  effective_at: z.iso.datetime(),
  currency: z.string(),
  lines: z.array(z.object({ text: z.string(), amount: z.number().int() })),
  tax: z.number().int(),
  /** charged immediately */
  due_now: z.number().int(),
  next_at: z.iso.datetime().nullable(),
  /** before tax and credit */
  next_amount: z.number().int(),
});
export type Preview = z.infer<typeof Preview>;

export const previewChange = endpoint({
  name: "previewChange",
  method: "POST",
  path: "/subscription/preview",
  summary: "The immediate and recurring cost of a plan, without changing it. Owners and admins.",
  effect: "read",
  audience: "member",
  body: Choice,
  answer: Preview,
});

/** Buying the current plan returns the existing subscription. Nothing is charged twice. */
export const checkout = endpoint({
  name: "checkout",
  method: "POST",
  path: "/payment/checkout",
  summary: "Start a subscription with a new or the stored card. Owners and admins.",
  effect: "add",
  audience: "member",
  body: Choice.extend({ card: CardInput.optional() }),
  answer: Paid,
});

export const saveCard = endpoint({
  name: "saveCard",
  method: "POST",
  path: "/payment/card",
  summary: "Replace the card; a failed charge is retried with it. Owners and admins.",
  effect: "set",
  audience: "member",
  body: z.object({ card: CardInput.optional() }),
  answer: Paid,
});

export const changeSubscription = endpoint({
  name: "changeSubscription",
  method: "POST",
  path: "/subscription/change",
  summary:
    "Change the plan or billing cycle: upgrades apply immediately, downgrades at the end of the period. Owners and admins.",
  effect: "add",
  audience: "member",
  body: Choice,
  answer: Paid,
});

export const cancelSubscription = endpoint({
  name: "cancelSubscription",
  method: "POST",
  path: "/subscription/cancel",
  summary: "Cancel the subscription at the end of the period; `resume` undoes it. Owners and admins.",
  effect: "set",
  audience: "member",
  body: z.object({ resume: z.boolean().default(false), reason: z.string().trim().max(500).default("") }),
  answer: Billing,
});

export const redeemCode = endpoint({
  name: "redeemCode",
  method: "POST",
  path: "/redeem-code",
  summary: "Redeem a code for a plan or additional days; each works once. Owners and admins.",
  effect: "add",
  audience: "member",
  body: z.object({ code: z.string().max(100) }),
  answer: z.object({ days: z.number().int().nullable(), billing: Billing }),
});

export const createRedeemCodes = endpoint({
  name: "createRedeemCodes",
  method: "POST",
  path: "/redeem-code/create",
  summary: "Create codes; they are returned once and stored as hashes. Owners and admins of company 1.",
  effect: "add",
  audience: "member",
  body: z.object({
    count: z.number().int().min(1).max(500).default(1),
    /** absent: the trial's plan */
    plan_id: PlanId.optional(),
    /** absent: for life */
    days: z.number().int().min(1).max(3650).optional(),
    expires_at: z.iso.datetime().optional(),
  }),
  answer: z.object({ codes: z.array(z.string()) }),
});

export const extendTrial = endpoint({
  name: "extendTrial",
  method: "POST",
  path: "/extend-trials",
  summary: "Start another trial of up to 100 days, once, for a company on the free plan. Owners and admins.",
  effect: "add",
  audience: "member",
  body: z.object({ days: z.number().int().min(1).max(100).default(100) }),
  answer: Billing,
});
