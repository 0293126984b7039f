// Looks up the current state of a token's holder in the entity store.
import { sql } from "kysely";
import { Role } from "@sightline/schema/rest/account/account";
import type { ShareGrantClaims } from "#host/members/tokens.ts";
import type { KeyCaller, MemberCaller, ShareCaller } from "#host/http/caller.ts";
import type { Services } from "#host/http/services.ts";

const widgetIds = sql<
  number[] | null
>`(select array_agg(w.widget_id) from member_widget w where w.user_id = member.user_id)`;

export async function findMember({ entities }: Services, userId: number): Promise<MemberCaller | undefined> {
  const row = await entities
    .selectFrom("member")
    .innerJoin("company", "company.company_id", "member.company_id")
    .select([
      "member.user_id",
      "member.name",
      "member.company_id",
      "member.role",
      "member.status",
      "member.sessions_from",
      "company.paid_plan",
      widgetIds.as("widget_ids"),
    ])
    .where("member.user_id", "=", userId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    kind: "member",
    userId: row.user_id,
    name: row.name,
    companyId: row.company_id,
    role: Role.parse(row.role),
    paidPlan: row.paid_plan,
    status: row.status,
    readOnly: false,
    sessionsFrom: (row.sessions_from?.getTime() ?? 0) / 1000,
    widgetIds: row.widget_ids ?? undefined,
  };
}

/** Keys that were revoked or have expired, or whose owner's account is inactive, are not found. */
export async function findKey({ entities, now }: Services, keyHash: string): Promise<KeyCaller | undefined> {
  const row = await entities
    .selectFrom("api_key")
    .innerJoin("member", "member.user_id", "api_key.user_id")
    .innerJoin("company", "company.company_id", "api_key.company_id")
    .select(["api_key.key_id", "api_key.user_id", "api_key.company_id", "api_key.scopes"])
    .select(["member.role", "company.paid_plan", widgetIds.as("widget_ids")])
    .where("api_key.key_hash", "=", keyHash)
    .where("api_key.revoked_at", "is", null)
    .where((is) => is.or([is("api_key.expires_at", "is", null), is("api_key.expires_at", ">", new Date(now()))]))
    .where("member.status", "=", 1)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    kind: "key",
    keyId: row.key_id,
    userId: row.user_id,
    companyId: row.company_id,
    role: Role.parse(row.role),
    paidPlan: row.paid_plan,
    scopes: row.scopes,
    widgetIds: row.widget_ids ?? undefined,
  };
}

/** A disabled, deleted or expired link is not found, whatever its JWT contains. */
export async function findShare(
  { entities, now }: Services,
  grant: ShareGrantClaims,
): Promise<ShareCaller | undefined> {
  const row = await entities
    .selectFrom("share_link")
    .select(["start_date", "end_date", "range_preset", "free_range"])
    .where("share_link_id", "=", grant.share_link_id)
    .where("company_id", "=", grant.company_id)
    .where("widget_id", "=", grant.widget_id)
    .where("flag", "=", 0)
    .where("deleted_at", "is", null)
    .where((is) => is.or([is("expires_at", "is", null), is("expires_at", ">", new Date(now()))]))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    kind: "share",
    shareLinkId: grant.share_link_id,
    companyId: grant.company_id,
    widgetId: grant.widget_id,
    modules: grant.modules,
    uniqueModuleId: grant.unique_module_id,
    // a range that moves with the date is that of the opening, as the holder sees it
    startDate: row.range_preset === null ? row.start_date : grant.startDate,
    endDate: row.range_preset === null ? row.end_date : grant.endDate,
    freeRange: row.free_range,
  };
}
