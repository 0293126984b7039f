// What keeps a company in hand: only owners make, change or remove owners, and one owner who can sign in always stays.
import type { Role } from "@sightline/schema/rest/account";
import type { CompanyCaller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";
import type { EntityStore } from "#host/stores/entities.ts";

export function assertMayGrant(caller: CompanyCaller, role: Role): void {
  if (role !== 0 || caller.role === 0) return;
  throw new Problem("ROLE", "Only an owner can make somebody an owner", { field: "role" });
}

export function assertMayTouch(caller: CompanyCaller, target: { role: number }): void {
  if (target.role !== 0 || caller.role === 0) return;
  throw new Problem("ROLE", "Only an owner can change or remove an owner");
}

/** Inside a transaction: the owners' rows stay locked, so that two of them can't step down at the same moment. */
export async function assertOwnerStays(store: EntityStore, companyId: number, userId: number): Promise<void> {
  const owners = await store
    .selectFrom("member")
    .select("user_id")
    .where("company_id", "=", companyId)
    .where("role", "=", 0)
    .where("status", "=", 1)
    .orderBy("user_id")
    .forUpdate()
    .execute();
  if (owners.some((owner) => owner.user_id !== userId)) return;
  throw new Problem("CONFLICT", "This is the last owner; make somebody else an owner first", { field: "role" });
}
