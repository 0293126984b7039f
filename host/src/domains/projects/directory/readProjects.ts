// What ingest needs to know of projects, read from the entity store: all of them at once, or some.
import type { BlockKind } from "@sightline/schema/rest/projects/blocking";
import type { Feature, WidgetSetting } from "@sightline/schema/rest/projects/projects";
import type { EntityStore } from "#host/stores/entities.ts";
import { settingOf } from "../widgetOf.ts";

const DELETED = 9;

export type KnownProject = Awaited<ReturnType<typeof readProjects>>[number];

interface Rule {
  id: number;
  kind: BlockKind;
  value: string;
  addresses: readonly string[];
}

/** A project without the feature records nothing, whatever its setting says. */
function usedSetting(row: Parameters<typeof settingOf>[0] & { features: readonly Feature[] }): WidgetSetting {
  const setting = settingOf(row);
  const is_on = setting.recording.is_on && row.features.includes("recording");
  return { ...setting, recording: { ...setting.recording, is_on } };
}

/** `which`: by the project's id or key; undefined: all projects. */
export async function readProjects(
  entities: EntityStore,
  which: { ids: readonly number[] } | { key: string } | undefined,
) {
  let query = entities
    .selectFrom("widget")
    .select(["widget_id", "company_id", "widget_key", "status", "allowed_websites", "timezone", "setting", "features"])
    .select((eb) => eb("installed_at", "is not", null).as("is_installed"))
    .where("status", "!=", DELETED);
  if (which)
    query = "key" in which ? query.where("widget_key", "=", which.key) : query.where("widget_id", "in", which.ids);
  const rows = await query.execute();
  const rules = await readRules(entities, which && rows.map((row) => row.widget_id));
  return rows.map((row) => ({
    widgetId: row.widget_id,
    companyId: row.company_id,
    key: row.widget_key,
    status: row.status,
    allowedWebsites: row.allowed_websites,
    timezone: row.timezone ?? "UTC",
    setting: usedSetting(row),
    blockRules: rules.get(row.widget_id) ?? [],
    isInstalled: Boolean(row.is_installed),
  }));
}

async function readRules(entities: EntityStore, ids: readonly number[] | undefined): Promise<Map<number, Rule[]>> {
  const found = new Map<number, Rule[]>();
  if (ids?.length === 0) return found;
  const query = entities
    .selectFrom("block_rule")
    .select(["block_rule_id as id", "widget_id", "kind", "value", "addresses"]);
  const rows = await (ids ? query.where("widget_id", "in", ids) : query).orderBy("block_rule_id").execute();
  for (const { widget_id, ...rule } of rows) {
    const rules = found.get(widget_id);
    if (rules) rules.push(rule);
    else found.set(widget_id, [rule]);
  }
  return found;
}
