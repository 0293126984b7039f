import { teamRefusals } from "@sightline/schema/rest/team/refusals";
import type { CompanyCaller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { teamMembers } from "./sql/teamMembers.ts";

/** A member of the caller's company. Returns not found for a member of another company. */
export async function teamMember(entities: EntityStore, caller: CompanyCaller, userId: number) {
  const row = await teamMembers(entities, caller.companyId).where("user_id", "=", userId).executeTakeFirst();
  if (!row) throw new Problem(teamRefusals.memberNotFound());
  return row;
}
