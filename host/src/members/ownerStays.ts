// A company always has at least one owner who can sign in, however members leave it.
import { teamRefusals } from "@sightline/schema/rest/team/refusals";
import { Problem } from "#host/http/problem.ts";
import type { EntityStore } from "#host/stores/entities.ts";

/**
 * Whether the company would have no owner without this member. Inside a transaction, the owners' rows stay locked, so
 * that two owners can't step down at the same time.
 */
export async function ownerLeaves(store: EntityStore, companyId: number, userId: number): Promise<boolean> {
  const owners = await store
    .selectFrom("member")
    .select("user_id")
    .where("company_id", "=", companyId)
    .where("role", "=", 0)
    .where("status", "=", 1)
    .orderBy("user_id")
    .forUpdate()
    .execute();
  return !owners.some((owner) => owner.user_id !== userId);
}

export async function assertOwnerStays(store: EntityStore, companyId: number, userId: number): Promise<void> {
  if (!(await ownerLeaves(store, companyId, userId))) return;
  throw new Problem(teamRefusals.lastOwner(), { field: "role" });
}
