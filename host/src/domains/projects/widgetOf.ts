import type { Selectable } from "kysely";
import { getTrackerScript } from "@sightline/schema/rest/ingest";
import { DEFAULT_SETTING, type Widget, type WidgetSetting } from "@sightline/schema/rest/projects/projects";
import type { EntityTables } from "#host/stores/__generated__/entityTables.ts";
import type { PageviewCount } from "./sql/pageviewCounts.ts";

export type WidgetRow = Selectable<EntityTables["widget"]>;

export const settingOf = ({ setting }: Pick<WidgetRow, "setting">): WidgetSetting => ({
  ...DEFAULT_SETTING,
  ...setting,
  recording: { ...DEFAULT_SETTING.recording, ...setting.recording },
});

/** The script element that adds the tracker to a page. */
export const snippetOf = (trackerUrl: string, key: string) =>
  `<script async src="${new URL(getTrackerScript.path, trackerUrl).href}?key=${encodeURIComponent(key)}"></script>`;

export function widgetOf(row: WidgetRow, count: PageviewCount | undefined, trackerUrl: string): Widget {
  return {
    widget_id: row.widget_id,
    widget_name: row.widget_name,
    widget_key: row.widget_key,
    status: row.status,
    widget_allowed_website: row.allowed_websites,
    pageview_total: count?.total ?? 0,
    pageview_monthly: count?.monthly ?? 0,
    pageview_limit: row.pageview_limit,
    feature_acl: row.features,
    enable_recommend: row.enable_recommend,
    recommendation_add_on: row.recommendation_add_on,
    timezone: row.timezone,
    setting: settingOf(row),
    snippet: snippetOf(trackerUrl, row.widget_key),
    created_at: row.created_at.toISOString(),
  };
}
