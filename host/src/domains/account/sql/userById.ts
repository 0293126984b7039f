import { Role, type User } from "@sightline/schema/rest/account/account";
import type { Services } from "#host/http/services.ts";

type Asked = Pick<Services, "entities" | "now">;

export async function userById({ entities, now }: Asked, companyId: number, userId: number): Promise<User | undefined> {
  const at = new Date(now());
  const row = await entities
    .selectFrom("member")
    .innerJoin("company", "company.company_id", "member.company_id")
    .leftJoin("avatar", "avatar.user_id", "member.user_id")
    .select(["member.user_id", "member.name", "member.email", "member.role", "member.status", "member.company_id"])
    .select(["company.company_name", "company.paid_plan", "member.language", "member.event_promo"])
    .select(["member.created_at", "member.last_login_at", "member.timezone", "avatar.updated_at as avatar_at"])
    .select((is) => [
      is("password_hash", "is not", null).as("has_password"),
      is
        .selectFrom("account_token")
        .select("account_token.email")
        .whereRef("account_token.user_id", "=", "member.user_id")
        .where("purpose", "=", "email")
        .where("used_at", "is", null)
        .where("expires_at", ">", at)
        .orderBy("account_token.created_at", "desc")
        .limit(1)
        .as("pending_email"),
    ])
    .where("member.company_id", "=", companyId)
    .where("member.user_id", "=", userId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    ...row,
    role: Role.parse(row.role),
    created_at: row.created_at.toISOString(),
    last_login_at: row.last_login_at?.toISOString() ?? null,
    avatar_at: row.avatar_at?.toISOString() ?? null,
    has_password: Boolean(row.has_password),
  };
}
