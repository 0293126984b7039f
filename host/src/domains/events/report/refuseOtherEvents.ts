import { eventsRefusals } from "@sightline/schema/rest/events/refusals";
import type { Caller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";

/** A link shows only the event that it names. */
export function refuseOtherEvents(caller: Caller, { key, value }: { key: string; value: string }): void {
  if (caller.kind !== "share" || caller.uniqueModuleId === `${key}/${value}`) return;
  throw new Problem(eventsRefusals.otherShared(), { field: "value" });
}
