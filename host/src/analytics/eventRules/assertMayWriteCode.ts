// Only owners and admins may write code that runs on visitors' pages. An API key has the current role of its owner.
import { eventsRefusals } from "@sightline/schema/rest/events/refusals";
import type { CompanyCaller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";

const USER = 2;

/** `field`: the input field with the code */
export function assertMayWriteCode({ role }: CompanyCaller, field: string): void {
  if (role < USER) return;
  throw new Problem(eventsRefusals.conditionNeedsAdmin(), {
    field,
  });
}
