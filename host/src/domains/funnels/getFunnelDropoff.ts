import { getFunnelDropoff as call } from "@sightline/schema/rest/funnels/drops";
import { funnelsRefusals } from "@sightline/schema/rest/funnels/refusals";
import { eventNaming } from "#host/analytics/filter/eventNaming.ts";
import { answeredRange } from "#host/analytics/scope/reportScope.ts";
import { readers } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { gatherFunnel } from "./funnelScope.ts";
import { dropoffs } from "./sql/dropoffs.ts";
import { stepNumbers } from "./sql/stepNumbers.ts";

const secondsOf = (milliseconds: number, units: number) => (units > 0 ? milliseconds / 1000 : null);

export const getFunnelDropoff = route(call, {
  permit: readers("funnel"),
  gather: async (requested) => {
    const scope = await gatherFunnel(requested);
    const place = scope.required.indexOf(requested.body.step) + 1;
    if (place === 0 || place === scope.required.length) {
      throw new Problem(funnelsRefusals.dropoffStep(), { field: "step" });
    }
    const naming = await eventNaming(requested.services.entities, scope.project.widgetId);
    return { scope, place, naming };
  },
  ask: async ({ events }, { scope, place, naming }, { body: { limit }, signal }) => {
    const context = { events, signal };
    const [[numbers], dropped] = await Promise.all([
      stepNumbers(context, scope),
      dropoffs(context, scope, { place, naming, limit }),
    ]);
    return { numbers, dropped };
  },
  answer: ({ numbers, dropped: { total, next, pages } }, { scope, naming }, { body: { step }, caller }) => {
    const dropped = total?.dropped ?? 0;
    const listed = next.map(({ kind, name, dropped: units, seconds }) => {
      const title = kind === "event" ? naming.of(name).display_name : "";
      return { kind, name, ...(title && { title }), dropped: units, share: units / dropped, median_seconds: seconds };
    });
    const others = dropped - next.reduce((sum, each) => sum + each.dropped, 0);
    const rest = { kind: "other" as const, name: "", dropped: others, share: others / dropped, median_seconds: null };
    return {
      entered: numbers?.steps[step - 1]?.entered ?? 0,
      dropped,
      sessions: total?.sessions ?? 0,
      dwell: {
        median_seconds: secondsOf(total?.median ?? 0, dropped),
        p90_seconds: secondsOf(total?.p90 ?? 0, dropped),
      },
      next: others > 0 ? [...listed, rest] : listed,
      pages,
      newest: caller.kind === "share" ? [] : (total?.newest ?? []),
      range: answeredRange(scope),
    };
  },
});
