// How often a call may be sent. The class is derived from the endpoint's own description; exceptions are in one table.
import type { Endpoint } from "@sightline/schema/rest/endpoint";

/**
 * `read`: 1 + 3 attempts; `set`: the same with one idempotency key; `add`: once, unless no byte of it can have reached
 * the host.
 */
export type RetryClass = "read" | "set" | "add";

/** By endpoint name: endpoints whose effect alone does not determine the class. */
const exceptions: Record<string, RetryClass> = {};

export function retryClassOf(endpoint: Endpoint): RetryClass {
  return exceptions[endpoint.name] ?? endpoint.effect;
}

/** Statuses that are worth a retry. */
const transient = new Set([429, 500, 502, 503, 504]);

export const isTransient = (status: number): boolean => transient.has(status);
