// What counts as a conversion where money is told and credit is given: the goal that is chosen, or, where none is, a goal
// that was reached or a purchase. The one place to change.
import type { EntityStore } from "#host/stores/entities.ts";
import { gatherReport, type ReportScope } from "../scope/reportScope.ts";
import { goalSql, type GoalSql } from "./goalRows.ts";
import { withMerged } from "./withMerged.ts";

/** The name that a site's code gives to a purchase. */
export const PURCHASE = "purchase";

export interface ConversionScope extends ReportScope {
  /** a condition over one event; its parameters stand in the filter's */
  conversion: string;
}

/** The events that are purchases: those of the name, and all that members count as one with them. */
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
