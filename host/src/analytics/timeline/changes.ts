import { MOST_CHANGES, type ChartChange } from "@sightline/schema/rest/timeline/changes";
import type { Caller } from "#host/http/caller.ts";
import { localHour, type Zone } from "../scope/zone.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { countingModules, kindOf, withoutConsequence } from "./kindOf.ts";
import { auditEntries } from "./auditEntries.ts";

interface Asked {
  caller: Caller;
  widgetId: number;
  /** milliseconds since 1970, the end exclusive */
  period: { from: number; to: number };
  zone: Zone;
}

/** Changes in a range that can affect a project's numbers, oldest first; none for share links. */
export async function changesIn(
  entities: EntityStore,
  { caller, widgetId, period, zone }: Asked,
): Promise<ChartChange[]> {
  if (caller.kind !== "member" && caller.kind !== "key") return [];
  const newest = await auditEntries(entities, caller.companyId)
    .clearOrderBy()
    .orderBy("audit_log.created_at", "desc")
    .orderBy("audit_id", "desc")
    .where((is) => is.or([is("widget_id", "is", null), is("widget_id", "=", widgetId)]))
    .where("module", "in", [...countingModules])
    .where("action", "not in", [...withoutConsequence])
    .where("audit_log.created_at", ">=", new Date(period.from))
    .where("audit_log.created_at", "<", new Date(period.to))
    .limit(MOST_CHANGES)
    .execute();
  return newest.toReversed().map((entry) => ({
    audit_id: entry.audit_id,
    kind: kindOf(entry.module),
    date: localHour(entry.created_at.getTime(), zone),
    text: `${entry.module}.${entry.action}`,
    description: entry.description,
    subject_id: entry.action_id,
    user_name: entry.user_name,
    created_at: entry.created_at.toISOString(),
  }));
}
