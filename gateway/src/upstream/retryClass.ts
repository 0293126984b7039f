// How often a call may be sent. The class follows from what the endpoint says of itself; exceptions stand in one table.
import type { Endpoint } from "@sightline/schema/rest/endpoint";

/** `read` 1 + 3 tries; `set` the same under one idempotency key; `add` once, unless no byte of it can have arrived. */
export type RetryClass = "read" | "set" | "add";

/** By the endpoint's name: where its effect alone does not decide. */
const exceptions: Record<string, RetryClass> = {};

export function retryClassOf(endpoint: Endpoint): RetryClass {
  return exceptions[endpoint.name] ?? endpoint.effect;
}

/** Answers that are worth another try. */
const transient = new Set([429, 500, 502, 503, 504]);

export const isTransient = (status: number): boolean => transient.has(status);
