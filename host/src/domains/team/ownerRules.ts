// Protects the ownership of a company: only owners create, change or remove owners.
import type { Role } from "@sightline/schema/rest/account/account";
import { teamRefusals } from "@sightline/schema/rest/team/refusals";
import type { CompanyCaller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";

export function assertMayGrant(caller: CompanyCaller, role: Role): void {
  if (role !== 0 || caller.role === 0) return;
  throw new Problem(teamRefusals.ownerMakesOwner(), { field: "role" });
}

export function assertMayTouch(caller: CompanyCaller, target: { role: number }): void {
  if (target.role !== 0 || caller.role === 0) return;
  throw new Problem(teamRefusals.ownerChangesOwner());
}
