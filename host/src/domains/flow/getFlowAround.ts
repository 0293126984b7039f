import { getFlowAround as call, type Neighbour } from "@sightline/schema/rest/flow/flow";
import { eventNaming, type Naming } from "#host/analytics/filter/eventNaming.ts";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { answeredRange, gatherReport } from "#host/analytics/scope/reportScope.ts";
import { neighbours, type SideRow } from "./sql/neighbours.ts";
import { countedLabel, REST, stopOf, titleOf } from "./stops.ts";

/** The most frequent neighbors, and one entry for the rest of that side. */
function listOf(side: SideRow | undefined, naming: Naming): Neighbour[] {
  if (!side) return [];
  const named = side.top.map(([label, times]) => {
    const stop = stopOf(label);
    return { ...stop, ...titleOf(stop, naming), times: Number(times) };
  });
  const rest = side.times - side.ends - named.reduce((sum, { times }) => sum + times, 0);
  return rest > 0 ? [...named, { ...stopOf(REST), times: rest }] : named;
}

export const getFlowAround = route(call, {
  permit: member,
  gather: async (move) => {
    const { stop, exclude, grouping, events, most } = move.body;
    const scope = await gatherReport(move);
    const naming = await eventNaming(move.services.entities, scope.project.widgetId);
    const label = countedLabel(stop, naming);
    const question = {
      // passed as the end so that an event counts as a stop although other events don't
      ...{ start: undefined, end: label, through: [], exclude: exclude.map((one) => countedLabel(one, naming)) },
      ...{ steps: 1, grouping, events, naming },
    };
    return { scope, question, around: { stop: label, most } };
  },
  ask: ({ events }, { scope, question, around }, { signal }) =>
    neighbours({ events: events.cached, signal }, scope, question, around),
  answer: (sides, { scope, question: { naming } }) => {
    const before = sides.find(({ side }) => side === "before");
    const after = sides.find(({ side }) => side === "after");
    const [times, sessions] = [before?.times ?? 0, before?.sessions ?? 0];
    return {
      ...{ times, sessions, entries: before?.ends ?? 0, exits: after?.ends ?? 0, loops: times - sessions },
      before: listOf(before, naming),
      after: listOf(after, naming),
      range: answeredRange(scope),
      sampled: false as const,
    };
  },
});
