// Code that runs on visitors' pages is written by owners and admins only: an API key counts as its owner does now.
import { eventsRefusals } from "@sightline/schema/rest/events/refusals";
import type { CompanyCaller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";

const USER = 2;

/** `field`: the input that holds the code. */
export function assertMayWriteCode({ role }: CompanyCaller, field: string): void {
  if (role < USER) return;
  throw new Problem(eventsRefusals.conditionNeedsAdmin(), {
    field,
  });
}
