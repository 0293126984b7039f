// Shared code for creating, changing and deleting a saved heatmap.
import type { HeatmapProfile } from "@sightline/schema/rest/heatmaps/profiles";
import type { CompanyCaller } from "#host/http/caller.ts";
import type { EntityStore } from "#host/stores/entities.ts";

/** The columns of a page rule and of lists. */
export const columnsOf = ({
  rule,
  devices,
  snapshot_ids,
}: Partial<Pick<HeatmapProfile, "rule" | "devices" | "snapshot_ids">>) => ({
  ...(rule && { page_match: rule.match, page_value: rule.value }),
  ...(devices && { devices: JSON.stringify([...new Set(devices)]) }),
  ...(snapshot_ids && { snapshot_ids: JSON.stringify(snapshot_ids) }),
});

/** A page rule as fields of the audit log, which hold text. */
export const auditedRule = (rule: HeatmapProfile["rule"] | undefined) => ({
  page_match: rule?.match,
  page_value: rule?.value,
});

interface Done {
  widgetId: number;
  id: number;
  name: string;
  action: "heatmap_created" | "heatmap_changed" | "heatmap_archived" | "heatmap_restored" | "heatmap_deleted";
  /** old and new value, in the format of `changedFields` */
  change?: string | undefined;
  at: number;
}

export const auditProfile = (
  store: EntityStore,
  { companyId, userId }: CompanyCaller,
  { widgetId, id, name, action, change, at }: Done,
) =>
  store
    .insertInto("audit_log")
    .values({
      company_id: companyId,
      user_id: userId,
      widget_id: widgetId,
      module: "heatmap",
      action,
      action_id: String(id),
      description: name,
      change,
      created_at: new Date(at),
    })
    .execute();
