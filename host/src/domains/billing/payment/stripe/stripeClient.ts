// The client for Stripe's REST API. Errors that the cardholder can fix are returned with Stripe's message. All other
// failures are logged without the request data, and returned as a payment that is currently not possible. The key never
// leaves this file.
import type { z } from "zod";
import { billingRefusals } from "@sightline/schema/rest/billing/refusals";
import { Problem } from "#host/http/problem.ts";
import type { Services } from "#host/http/services.ts";
import { STRIPE_VERSION, StripeError } from "./stripeShapes.ts";

const TIMEOUT_MS = 15_000;

export type Params = Record<string, string | number | boolean | undefined>;

export interface StripeCall<Shape extends z.ZodType> {
  method: "GET" | "POST";
  path: string;
  shape: Shape;
  params?: Params;
  /** the same key is executed once in 24 hours */
  onceFor?: string;
}

export type Stripe = <Shape extends z.ZodType>(call: StripeCall<Shape>) => Promise<z.output<Shape>>;

const unavailable = () => new Problem(billingRefusals.providerDown());

function encoded(params: Params): string {
  const pairs = Object.entries(params).filter(([, value]) => value !== undefined);
  return new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, String(value)])).toString();
}

export function stripeClient({ env, log }: Pick<Services, "env" | "log">, key: string): Stripe {
  return async ({ method, path, shape, params = {}, onceFor }) => {
    const query = encoded(params);
    const address = `${env.STRIPE_API_URL}${path}${method === "GET" && query ? `?${query}` : ""}`;
    const init: RequestInit = {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        "stripe-version": STRIPE_VERSION,
        ...(method === "POST" && { "content-type": "application/x-www-form-urlencoded" }),
        ...(onceFor && { "idempotency-key": onceFor }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(method === "POST" && { body: query }),
    };
    let answer: unknown;
    let status: number;
    try {
      const response = await fetch(address, init);
      status = response.status;
      answer = await response.json();
    } catch (error) {
      log.error({ err: error, path }, "Stripe does not answer");
      throw unavailable();
    }
    if (status < 300) return shape.parse(answer);
    const failure = StripeError.safeParse(answer).data?.error;
    if (failure?.type === "card_error") {
      const { message } = failure;
      const refusal = message ? billingRefusals.cardRefused({ message }) : billingRefusals.cardDeclined();
      throw new Problem(refusal, { field: "number" });
    }
    log.error({ path, status, type: failure?.type, code: failure?.code }, "Stripe refused a call");
    throw unavailable();
  };
}
