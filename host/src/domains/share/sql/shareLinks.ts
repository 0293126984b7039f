import { ShareHide, type ShareLink, ShareModule, SharePreset } from "@sightline/schema/rest/share/share";
import { sql } from "kysely";
import type { EntityStore } from "#host/stores/entities.ts";

/** Of items that a link refers to by their number. A funnel's number is followed by its name at the time of sharing. */
const ITEM_NAME = sql<string | null>`case modules
  when 'funnel' then (select id_name from funnel
    where funnel.widget_id = share_link.widget_id and id::text = split_part(unique_module_id, '/', 1))
  when 'form' then (select form_profile.name from form_profile
    where form_profile.widget_id = share_link.widget_id and form_profile_id::text = unique_module_id)
  when 'heatmap' then (select heatmap_profile.name from heatmap_profile
    where heatmap_profile.widget_id = share_link.widget_id and heatmap_profile_id::text = unique_module_id)
  end`;

/** Links with the names of their authors, newest first, without deleted ones. */
export function shareLinks(entities: EntityStore) {
  return entities
    .selectFrom("share_link")
    .innerJoin("member", "member.user_id", "share_link.created_by")
    .selectAll("share_link")
    .select(["member.name as author", ITEM_NAME.as("item_name")])
    .where("deleted_at", "is", null)
    .orderBy("share_link_id", "desc");
}

export type ShareLinkRow = Awaited<ReturnType<ReturnType<typeof shareLinks>["execute"]>>[number];

/** `encryptedParam`: for callers who may copy the link */
export function shareLinkOf(row: ShareLinkRow, encryptedParam: string | null): ShareLink {
  return {
    encryptedParam,
    share_link_id: row.share_link_id,
    modules: ShareModule.parse(row.modules),
    unique_module_id: row.unique_module_id,
    widget_id: row.widget_id,
    item_name: row.item_name,
    flag: row.flag === 0 ? 0 : 1,
    event_type: row.event_type,
    event_name: row.event_name,
    startDate: row.start_date,
    endDate: row.end_date,
    preset: SharePreset.nullable().parse(row.range_preset),
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
