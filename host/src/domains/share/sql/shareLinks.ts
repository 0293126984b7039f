import { ShareHide, type ShareLink, ShareModule } from "@sightline/schema/rest/share/share";
import type { EntityStore } from "#host/stores/entities.ts";

/** Links with the names of their authors, newest first, without deleted ones. */
export function shareLinks(entities: EntityStore) {
  return entities
    .selectFrom("share_link")
    .innerJoin("member", "member.user_id", "share_link.created_by")
    .selectAll("share_link")
    .select("member.name as author")
    .where("deleted_at", "is", null)
    .orderBy("share_link_id", "desc");
}

export type ShareLinkRow = Awaited<ReturnType<ReturnType<typeof shareLinks>["execute"]>>[number];

export function shareLinkOf(row: ShareLinkRow): ShareLink {
  return {
    share_link_id: row.share_link_id,
    modules: ShareModule.parse(row.modules),
    unique_module_id: row.unique_module_id,
    widget_id: row.widget_id,
    flag: row.flag === 0 ? 0 : 1,
    event_type: row.event_type,
    event_name: row.event_name,
    startDate: row.start_date,
    endDate: row.end_date,
    free_range: row.free_range,
    hide: ShareHide.array().parse(row.hide),
    download: row.download,
    has_password: row.password_hash !== null,
    expires_at: row.expires_at?.toISOString() ?? null,
    clicks: row.clicks,
    last_opened_at: row.last_opened_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    created_by: row.author,
  };
}
