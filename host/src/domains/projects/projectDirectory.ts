// Project data for ingest, by the key in the snippet. Cached for 10 s: a paused project or a changed rule takes effect
// within that time.
import { RecentAnswers } from "#host/http/recentAnswers.ts";
import type { Services } from "#host/http/services.ts";
import type { ConfiguredProject, SiteConfig } from "#host/site/sitePart.ts";
import { createDropCounts } from "./blocking/dropCounts.ts";
import { firstReport } from "./installing/firstReport.ts";
import { settingOf } from "./widgetOf.ts";

const REMEMBERED_MS = 10_000;

interface Needs extends Pick<Services, "entities" | "now" | "log"> {
  /** the configuration of a project's tracker, composed of all domains' parts */
  configOf(project: ConfiguredProject): Promise<SiteConfig>;
}

export function createProjectDirectory(needs: Needs) {
  const { entities, now, configOf } = needs;
  const installed = new Set<number>();
  const projects = new RecentAnswers(REMEMBERED_MS, now, async (key: string) => {
    const row = await entities.selectFrom("widget").selectAll().where("widget_key", "=", key).executeTakeFirst();
    if (!row) return undefined;
    const blockRules = await entities
      .selectFrom("block_rule")
      .select(["block_rule_id as id", "kind", "value", "addresses"])
      .where("widget_id", "=", row.widget_id)
      .execute();
    const setting = settingOf(row);
    return {
      widgetId: row.widget_id,
      companyId: row.company_id,
      key: row.widget_key,
      status: row.status,
      allowedWebsites: row.allowed_websites,
      timezone: row.timezone ?? "UTC",
      setting,
      blockRules,
      site: await configOf({ widgetId: row.widget_id, setting }),
    };
  });
  const drops = createDropCounts(needs);
  return {
    ...drops,
    byKey: (key: string) => projects.get(key),
    /** Stores the first event of a project's tracker. Later calls cost nothing. */
    async markInstalled(widgetId: number): Promise<void> {
      if (installed.has(widgetId)) return;
      await firstReport(entities, widgetId, new Date(now()));
      installed.add(widgetId);
    },
  };
}
