import { compareHeatmaps as call } from "@sightline/schema/rest/heatmaps/heatmaps";
import { benjaminiHochberg } from "#host/analytics/statistics/benjaminiHochberg.ts";
import { differenceOfRates } from "#host/analytics/statistics/differences.ts";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { gatherHeatmap } from "./heatmapScope.ts";
import { percentOf } from "./percentages.ts";
import { elementRates, type ElementRates } from "./sql/elementRates.ts";

const MOST_ELEMENTS = 200;

/**
 * The elements with the most page views of both groups together, a choice that does not depend on their difference. The
 * p-values are adjusted for the number of these elements.
 */
export function differencesOf(first: ElementRates, second: ElementRates) {
  const [before, after] = [first, second].map(({ elements }) => new Map(elements.map((one) => [one.selector, one])));
  const shown = [...new Set([...first.elements, ...second.elements].map(({ selector }) => selector))]
    .map((selector) => {
      const [one, other] = [before?.get(selector), after?.get(selector)];
      const [hits, later] = [one?.views ?? 0, other?.views ?? 0];
      return { selector, text: other?.name || one?.name || "", hits, later };
    })
    .toSorted((a, b) => b.hits + b.later - a.hits - a.later)
    .slice(0, MOST_ELEMENTS)
    .map(({ hits, later, ...element }) => ({
      ...element,
      first_rate: percentOf(hits, first.page_views),
      second_rate: percentOf(later, second.page_views),
      found: differenceOfRates({ hits, of: first.page_views }, { hits: later, of: second.page_views }),
    }));
  const adjusted = benjaminiHochberg(shown.flatMap(({ found }) => (found ? [found.p] : []))).values();
  return shown.map(({ found, ...element }) => ({
    ...element,
    difference: found && 100 * found.value,
    low: found && 100 * found.low,
    high: found && 100 * found.high,
    p_adjusted: found && (adjusted.next().value ?? null),
  }));
}

export const compareHeatmaps = route(call, {
  permit: member,
  gather: ({ body: { widget_id, first, second }, ...move }) =>
    Promise.all([
      gatherHeatmap({ ...move, body: { ...first, widget_id } }, "first."),
      gatherHeatmap({ ...move, body: { ...second, widget_id } }, "second."),
    ]),
  ask: ({ events }, [first, second], { body: { mode }, signal }) => {
    const context = { events, signal };
    return Promise.all([elementRates(context, first, mode), elementRates(context, second, mode)]);
  },
  answer: ([first, second]) => ({
    first_page_views: first.page_views,
    second_page_views: second.page_views,
    elements: differencesOf(first, second),
  }),
});
