// The fields that we read from Stripe's responses and events, in its API version 2024-06-20. Everything else is
// ignored.
import { z } from "zod";

export const STRIPE_VERSION = "2024-06-20";

export const Page = z.object({
  id: z.string(),
  url: z
    .string()
    .nullish()
    .transform((url) => url ?? null),
  status: z.string().nullish(),
});
export const Customer = z.object({ id: z.string() });
export const Price = z.object({ id: z.string(), lookup_key: z.string().nullable() });
export const Prices = z.object({ data: z.array(Price) });

const PaymentMethod = z.object({
  card: z
    .object({ brand: z.string(), last4: z.string(), exp_month: z.number(), exp_year: z.number() })
    .nullish()
    .transform((card) => card ?? null),
  billing_details: z.object({ name: z.string().nullish() }).nullish(),
});

export const StripeSubscription = z.object({
  id: z.string(),
  customer: z.string(),
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  current_period_start: z.number(),
  current_period_end: z.number(),
  items: z.object({
    data: z
      .array(
        z.object({ id: z.string(), price: Price.extend({ unit_amount: z.number().nullable(), currency: z.string() }) }),
      )
      .min(1),
  }),
  default_payment_method: z.union([PaymentMethod, z.string()]).nullish(),
});
export type StripeSubscription = z.infer<typeof StripeSubscription>;

export const StripeInvoice = z.object({
  id: z.string(),
  customer: z.string(),
  subscription: z.string().nullish(),
  status: z.string().nullable(),
  currency: z.string(),
  subtotal: z.number(),
  tax: z.number().nullish(),
  total: z.number(),
  amount_due: z.number(),
  attempt_count: z.number().default(0),
  period_start: z.number(),
  period_end: z.number(),
  lines: z.object({ data: z.array(z.object({ description: z.string().nullable(), amount: z.number() })) }),
});
export type StripeInvoice = z.infer<typeof StripeInvoice>;

export const UpcomingInvoice = StripeInvoice.omit({ id: true });

/** `data.object` is parsed according to the event type. */
export const StripeEvent = z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.unknown() }) });

export const StripeError = z.object({
  error: z.object({ type: z.string(), code: z.string().nullish(), message: z.string().nullish() }),
});
