// Visitor traits and identities are visible to members of the project only. Otherwise the holder of a share link could
// learn them by repeated queries for parts of an email address.
import type { FilterCriteria } from "@sightline/schema/rest/range";
import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import type { Caller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";
import type { FilterRequest } from "./filter.ts";

/** Shared funnels and forms are reports of their own, so that a link to another report or item doesn't show them. */
const unshared: ReadonlySet<FilterCriteria> = new Set(["attribute", "funnel_step", "form_drop"]);

const refusal = (field: string) => new Problem(shareRefusals.notShown(), { field });

export function refusePersonalFilter(caller: Caller, { custom_filter = [] }: FilterRequest): void {
  if (caller.kind !== "share") return;
  for (const [g, group] of custom_filter.entries()) {
    const n = group.findIndex(({ criteria }) => unshared.has(criteria));
    if (n >= 0) throw refusal(`custom_filter.${g}.${n}.criteria`);
  }
}

const personalCriteria: ReadonlySet<FilterCriteria> = new Set([...unshared, "v.visitor_id", "v.uuid"]);

export function refusePersonalValues(caller: Caller, criteria: FilterCriteria): void {
  if (caller.kind === "share" && personalCriteria.has(criteria)) throw refusal("criteria");
}
