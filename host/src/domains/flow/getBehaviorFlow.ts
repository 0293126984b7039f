import { getBehaviorFlow as call, type FlowLink, type FlowNode, type Stop } from "@sightline/schema/rest/flow/flow";
import { trafficRefusals } from "@sightline/schema/rest/traffic/refusals";
import { eventNaming } from "#host/analytics/filter/eventNaming.ts";
import { answeredGoal } from "#host/analytics/goals/answeredGoal.ts";
import { member } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { answeredRange, gatherReport } from "#host/analytics/scope/reportScope.ts";
import { flowLinks, flowNodes, type NodeRow } from "./sql/flowNodes.ts";
import { countedLabel, REST, stopOf, titleOf } from "./stops.ts";

type Placed = FlowNode & { label: string };

/** The nodes of each column, and one node for the rest of the column. */
function nodesOf(rows: NodeRow[]): Placed[] {
  const columns = Map.groupBy(rows, ({ col }) => col);
  return [...columns].flatMap(([column, ofColumn]) => {
    const nodes = ofColumn.map(({ label, sessions, dropped, converted }): Placed => ({
      column,
      label,
      ...stopOf(label),
      sessions,
      dropped,
      converted,
    }));
    const sum = (name: "sessions" | "dropped" | "converted") => nodes.reduce((total, node) => total + node[name], 0);
    const [whole] = ofColumn;
    const sessions = (whole?.all_sessions ?? 0) - sum("sessions");
    if (sessions === 0 || !whole) return nodes;
    const dropped = whole.all_dropped - sum("dropped");
    const converted = whole.all_converted - sum("converted");
    return [...nodes, { column, label: REST, ...stopOf(REST), sessions, dropped, converted }];
  });
}

export const getBehaviorFlow = route(call, {
  permit: member,
  gather: async (move) => {
    const { start, end, through, exclude, steps, grouping, events, converted, most } = move.body;
    if (start && end) {
      throw new Problem(trafficRefusals.flowBothEnds(), {
        field: "end",
      });
    }
    const scope = await gatherReport(move);
    const naming = await eventNaming(move.services.entities, scope.project.widgetId);
    const label = (stop: Stop) => countedLabel(stop, naming);
    const question = {
      start: start && label(start),
      end: end && label(end),
      through: through.map(label),
      exclude: exclude.map(label),
      ...{ steps, grouping, events, naming, converted },
    };
    return { scope, question, most };
  },
  ask: async ({ events }, { scope, question, most }, { signal }) => {
    const context = { events: events.cached, signal };
    const rows = await flowNodes(context, scope, question, most);
    const tops = Array.from({ length: question.steps }, (_, column) =>
      rows.filter(({ col }) => col === column).map(({ label }) => label),
    );
    return { rows, tops, links: rows.length > 0 ? await flowLinks(context, scope, question, tops) : [] };
  },
  answer: ({ rows, tops, links }, { scope, question }) => {
    const nodes = nodesOf(rows);
    const labelAt = (column: number, top: number) => tops[column]?.[top - 1] ?? REST;
    const place = new Map(nodes.map(({ column, label }, n) => [`${column} ${label}`, n]));
    const from = question.end ? question.steps - 1 : 0;
    return {
      // each path has a stop in the column of its start or end
      sessions: rows.find(({ col }) => col === from)?.all_sessions ?? 0,
      columns: question.steps,
      nodes: nodes.map(({ label: _label, ...node }) => ({ ...node, ...titleOf(node, question.naming) })),
      links: links.flatMap(({ col, top, next_top, sessions }): FlowLink[] => {
        const [a, b] = [
          place.get(`${col} ${labelAt(col, top)}`),
          place.get(`${col + 1} ${labelAt(col + 1, next_top)}`),
        ];
        return a === undefined || b === undefined ? [] : [{ column: col, from: a, to: b, sessions }];
      }),
      ...answeredGoal(scope.counted),
      range: answeredRange(scope),
      sampled: false as const,
    };
  },
});
