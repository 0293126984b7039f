// The conversion of the revenue and attribution reports: the selected goal or, without one, any reached goal or
// purchase. This is the only place that defines it.
import type { EntityStore } from "#host/stores/entities.ts";
import { gatherReport, type ReportScope } from "../scope/reportScope.ts";
import { goalSql, type GoalSql } from "./goalRows.ts";
import { withMerged } from "./withMerged.ts";

/** The event name that a customer's code sends for a purchase. */
export const PURCHASE = "purchase";

export interface ConversionScope extends ReportScope {
  /** a SQL condition on an event; its parameters are part of the filter's */
  conversion: string;
}

/** The purchase events: the event of that name and all events merged with it. */
export async function purchaseSql(entities: EntityStore, widgetId: number): Promise<GoalSql> {
  const bought = { goal_type: "event" as const, goal_value: PURCHASE, element_url: "" };
  const [rule = bought] = await withMerged(entities, widgetId, [bought]);
  return goalSql(rule, "bought");
}

export async function gatherConversions(requested: Parameters<typeof gatherReport>[0]): Promise<ConversionScope> {
  const scope = await gatherReport(requested);
  const { filter, project } = scope;
  if (filter.goal !== undefined) return { ...scope, conversion: filter.goal };
  const { sql, params } = await purchaseSql(requested.services.entities, project.widgetId);
  return {
    ...scope,
    filter: { ...filter, params: { ...filter.params, ...params } },
    conversion: `(type = 'goal' OR ${sql})`,
  };
}
