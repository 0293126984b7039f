// Stripe's webhook: signed, each event processed once, with all its effects in one transaction.
import { Hono } from "hono";
import { z } from "zod";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { billingRefusals } from "@sightline/schema/rest/billing/refusals";
import { Problem } from "#host/http/problem.ts";
import type { Services } from "#host/http/services.ts";
import { isSigned } from "./signature.ts";
import { stripeClient } from "./stripeClient.ts";
import { storeStripeInvoice } from "./stripeInvoices.ts";
import { StripeEvent, StripeInvoice, StripeSubscription } from "./stripeShapes.ts";
import { writeSubscription } from "./stripeSync.ts";

export const STRIPE_WEBHOOK_PATH = "/payment/webhook";
const MAX_BYTES = 1024 * 1024;

const Named = z.object({ id: z.string(), subscription: z.string().nullish() });

/** The subscription of an event; undefined if the event is not about a subscription. */
function subscriptionIn(type: string, object: unknown): string | undefined {
  const named = Named.safeParse(object).data;
  if (type.startsWith("customer.subscription.")) return named?.id;
  return type.startsWith("invoice.") || type === "checkout.session.completed"
    ? (named?.subscription ?? undefined)
    : undefined;
}

async function take(services: Services, event: z.infer<typeof StripeEvent>): Promise<void> {
  const { entities, env, log } = services;
  const { type } = event;
  const { object } = event.data;
  const id = subscriptionIn(type, object);
  if (!id || !env.STRIPE_SECRET_KEY) return;
  const stripe = stripeClient(services, env.STRIPE_SECRET_KEY);
  const params = { "expand[0]": "default_payment_method" };
  const sub = await stripe({ method: "GET", path: `/v1/subscriptions/${id}`, shape: StripeSubscription, params });
  await entities.transaction().execute(async (store) => {
    const isNew = await store
      .insertInto("payment_event")
      .values({ event_id: event.id, received_at: new Date(services.now()) })
      .onConflict((conflict) => conflict.doNothing())
      .returning("event_id")
      .executeTakeFirst();
    if (!isNew) return;
    const account = await store
      .selectFrom("payment_account")
      .select("company_id")
      .where("provider_customer", "=", sub.customer)
      .executeTakeFirst();
    if (!account) return log.warn({ event: event.id }, "Stripe told of a customer that is none of ours");
    const companyId = account.company_id;
    const invoice = type.startsWith("invoice.") ? StripeInvoice.safeParse(object).data : undefined;
    await writeSubscription(services, store, { companyId }, sub);
    if (invoice) await storeStripeInvoice(services, store, companyId, invoice);
  });
}

export function stripeWebhook(services: Services, secret: string): Hono {
  const app = new Hono();
  app.post("/", async (c) => {
    if (Number(c.req.header("content-length") ?? 0) > MAX_BYTES) throw new Problem(requestRefusals.tooLarge());
    const body = await c.req.text();
    if (!isSigned(secret, c.req.header("stripe-signature"), body, services.now()))
      throw new Problem(billingRefusals.wrongSignature(), { field: "stripe-signature" });
    let json: unknown;
    try {
      json = JSON.parse(body);
    } catch {
      throw new Problem(requestRefusals.notJson(), { field: "body" });
    }
    const event = StripeEvent.safeParse(json);
    if (!event.success) throw new Problem(billingRefusals.notAnEvent(), { field: "body" });
    await take(services, event.data);
    return c.json({ received: true });
  });
  return app;
}
