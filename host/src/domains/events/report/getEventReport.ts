import { getEventReport as endpoint } from "@sightline/schema/rest/events/report";
import { readers } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { answeredRange } from "#host/analytics/scope/reportScope.ts";
import { gatherEvent } from "./gatherEvent.ts";
import { intervalOf, isOpen, slotsOf } from "./eventSlots.ts";
import { eventSeries } from "./sql/eventSeries.ts";
import { eventSplit } from "./sql/eventSplit.ts";
import { eventTotals } from "./sql/eventTotals.ts";
import { hasHappened } from "./sql/hasHappened.ts";

export const getEventReport = route(endpoint, {
  permit: readers("events"),
  gather: async (move) => {
    const gathered = await gatherEvent(move);
    return { ...gathered, interval: intervalOf(gathered.scope.period), split: move.body.split };
  },
  ask: ({ events }, { scope, question, interval, split }, { signal }) => {
    const context = { events, signal };
    const { previous } = scope;
    const totals = eventTotals(context, question, scope.period);
    return Promise.all([
      totals,
      totals.then(({ count }) => count > 0 || hasHappened(context, question)),
      previous && eventTotals(context, question, previous),
      eventSeries(context, question, scope.period, interval),
      previous && eventSeries(context, question, previous, interval),
      eventSplit(context, question, split),
    ]);
  },
  answer: ([totals, known, before, series, earlier, split], { scope, interval, naming }) => {
    const { period, previous, zone } = scope;
    const slots = slotsOf(period, interval, zone);
    const earlierSlots = previous && slotsOf(previous, interval, zone);
    return {
      ...(naming && { naming }),
      known,
      totals,
      ...(before && { previous: before }),
      interval,
      partial: isOpen(slots.at(-1), interval, scope),
      series: slots.map((t, n) => ({
        t,
        count: series.get(t) ?? 0,
        ...(earlier && earlierSlots && { previous: earlier.get(earlierSlots[n] ?? "") ?? 0 }),
      })),
      split,
      range: answeredRange(scope),
    };
  },
});
