import { Role, type User } from "@sightline/schema/rest/account";
import type { EntityStore } from "#host/stores/entities.ts";

export async function userById(entities: EntityStore, companyId: number, userId: number): Promise<User | undefined> {
  const row = await entities
    .selectFrom("member")
    .innerJoin("company", "company.company_id", "member.company_id")
    .select(["member.user_id", "member.name", "member.email", "member.role", "member.status", "member.company_id"])
    .select(["company.company_name", "company.paid_plan", "member.language", "member.event_promo"])
    .select(["member.created_at", "member.last_login_at"])
    .where("member.company_id", "=", companyId)
    .where("member.user_id", "=", userId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...row,
    role: Role.parse(row.role),
    created_at: row.created_at.toISOString(),
    last_login_at: row.last_login_at?.toISOString() ?? null,
  };
}
