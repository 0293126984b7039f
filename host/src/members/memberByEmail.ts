import type { EntityStore } from "#host/stores/entities.ts";

/** The account of an email address, case-insensitive; deleted accounts are not found. */
export function memberByEmail(entities: EntityStore, email: string) {
  return entities
    .selectFrom("member")
    .innerJoin("company", "company.company_id", "member.company_id")
    .selectAll("member")
    .select(["company_name", "company_key", "paid_plan", "lifetimedeal", "whitelabel_ref_id", "paid_plan_expiry_retry"])
    .where((is) => is(is.fn<string>("lower", ["email"]), "=", email))
    .where("member.status", "<>", 9)
    .executeTakeFirst();
}

export type SignedInMember = NonNullable<Awaited<ReturnType<typeof memberByEmail>>>;
