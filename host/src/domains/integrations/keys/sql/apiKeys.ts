import { Role } from "@sightline/schema/rest/account/account";
import type { ApiKey } from "@sightline/schema/rest/integrations/developer";
import type { EntityStore } from "#host/stores/entities.ts";

/** Keys that were not revoked, newest first, with the name and role of the member who limits each key's permissions. */
export function apiKeys(entities: EntityStore, companyId: number) {
  return entities
    .selectFrom("api_key")
    .innerJoin("member", "member.user_id", "api_key.user_id")
    .select(["key_id", "api_key.name", "key_start", "scopes", "member.name as created_by", "member.role"])
    .select(["api_key.created_at", "expires_at", "last_used_at", "last_used_from"])
    .where("api_key.company_id", "=", companyId)
    .where("revoked_at", "is", null)
    .orderBy("key_id", "desc");
}

type Row = Awaited<ReturnType<ReturnType<typeof apiKeys>["execute"]>>[number];

export const apiKeyOf = (row: Row): ApiKey => ({
  ...row,
  role: Role.parse(row.role),
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at?.toISOString() ?? null,
  last_used_at: row.last_used_at?.toISOString() ?? null,
});
