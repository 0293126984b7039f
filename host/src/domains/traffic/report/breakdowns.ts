// Breakdowns of one report. All splits by dimensions of sessions share a pass over the visits.
import type { AnswerOf } from "@sightline/schema/rest/endpoint";
import type { ReportParts } from "@sightline/schema/rest/traffic/parts";
import type { getTrafficBreakdown } from "@sightline/schema/rest/traffic/traffic";
import { eventNaming, type Naming } from "#host/analytics/filter/eventNaming.ts";
import { answeredGoal } from "#host/analytics/goals/answeredGoal.ts";
import { answeredRange, type QueryContext, type ReportScope } from "#host/analytics/scope/reportScope.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { metricValues } from "../metricValues.ts";
import { type Breakdown, keyText } from "../sql/breakdownKey.ts";
import { pageDimensions } from "../sql/dimensions.ts";
import { scrollDepth } from "../sql/scrollDepth.ts";
import { isOfSessions, sessionVisitors } from "../sql/sessionSplit.ts";
import { breakdownVisitors, trafficBreakdown } from "../sql/trafficBreakdown.ts";
import type { SummaryRows } from "../sql/trafficSummary.ts";
import { visitorCount } from "../sql/visitorCount.ts";

export interface BreakdownContext extends QueryContext {
  entities: EntityStore;
}

type Request = ReportParts["breakdowns"][number];

interface Table extends Breakdown {
  /** visitors in the comparison range, by `keyText` */
  before?: Map<string, number> | undefined;
  naming?: Naming | undefined;
}

const EMPTY: Table = { rows: [], total: 0 };
const namesOf = ({ rows }: Breakdown) => rows.map(({ name }) => name);

/** Of dimensions of sessions, from the visits of the range and one scan of the comparison range. */
async function sessionTables(
  context: QueryContext,
  scope: ReportScope,
  requests: readonly Request[],
  visits: Promise<SummaryRows>,
): Promise<Table[]> {
  const { breakdowns } = await visits;
  const shown = requests.map(({ dimension }, n) => ({ dimension, names: namesOf(breakdowns[n] ?? EMPTY) }));
  const before = scope.previous && (await sessionVisitors(context, scope, scope.previous, shown));
  return breakdowns.map((breakdown, n) => ({ ...breakdown, before: before?.[n] }));
}

async function otherTable(context: BreakdownContext, scope: ReportScope, request: Request): Promise<Table> {
  const { dimension } = request;
  const naming = dimension === "event" ? await eventNaming(context.entities, scope.project.widgetId) : undefined;
  const breakdown = await trafficBreakdown(context, scope, { ...request, naming });
  const names = namesOf(breakdown);
  const before =
    scope.previous && (await breakdownVisitors(context, scope, scope.previous, { dimension, naming, names }));
  return { ...breakdown, before, naming };
}

/** `visits` contains the breakdowns by dimensions of sessions, in their order. */
export async function breakdownsOf(
  context: BreakdownContext,
  scope: ReportScope,
  requests: readonly Request[],
  visits: Promise<SummaryRows> | undefined,
): Promise<AnswerOf<typeof getTrafficBreakdown>[]> {
  if (requests.length === 0) return [];
  const ofSessions = requests.filter(({ dimension }) => isOfSessions(dimension));
  const tables = visits && sessionTables(context, scope, ofSessions, visits);
  const visitors = visits ? visits.then(({ totals }) => totals.visitors) : visitorCount(context, scope);
  return Promise.all(
    requests.map(async (request) => {
      const nth = ofSessions.indexOf(request);
      const [table = EMPTY, all] = await Promise.all([
        nth < 0 ? otherTable(context, scope, request) : tables?.then((list) => list[nth]),
        visitors,
      ]);
      const hasDepth = pageDimensions.has(request.dimension) && table.rows.length > 0;
      const depths = hasDepth ? await scrollDepth(context, scope, namesOf(table)) : undefined;
      return answerOf(scope, table, all, depths);
    }),
  );
}

const answerOf = (
  scope: ReportScope,
  { rows, total, before, naming }: Table,
  visitors: number,
  depths: Map<string, number> | undefined,
): AnswerOf<typeof getTrafficBreakdown> => ({
  rows: rows.map((row) => {
    const { pages_per_session: _pages, engaged_time: _engaged, ...values } = metricValues(row);
    const depth = depths?.get(row.name);
    const title = naming?.of(row.name).display_name;
    const { country, region } = row;
    return {
      name: row.name,
      ...(country !== undefined && { country }),
      ...(region !== undefined && { region }),
      ...(title && { title }),
      ...values,
      scroll_depth: depth === undefined ? null : depth / 100,
      ...(before && { previous_visitors: before.get(keyText(row)) ?? 0 }),
    };
  }),
  total,
  visitors,
  ...answeredGoal(scope.counted),
  range: answeredRange(scope),
  sampled: false as const,
});
