import parameters from "#web/__generated__/BehaviorFlowScreenQuery$parameters.ts";
import { readReportState } from "#web/reports/url/reportState.ts";
import { screen, type Screen, type ScreenArgs } from "#web/relay/screen.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { t } from "#web/texts/t.ts";
import { readFlowState } from "./_lib/flowState.ts";
import { versusSides, type VersusSide } from "./_lib/versus.ts";

/** A placeholder for the required variable when nothing is requested. */
const NOWHERE = { kind: "PAGE", name: "/" } as const;

function variables(args: ScreenArgs) {
  const { around, versus, ...flowState } = readFlowState(args.search);
  const own = readReportState(args.search).filters;
  const [left, right] = versusSides[versus];
  const filtersOf = (side: VersusSide | undefined) =>
    reportArgs(args, side?.condition ? [...own, [side.condition]] : own).filters;
  return {
    ...reportArgs(args),
    ...flowState,
    around: around ?? NOWHERE,
    isAround: around !== null,
    isWhole: around === null && left === undefined,
    isCompared: around === null && left !== undefined,
    ...{ leftFilters: filtersOf(left), rightFilters: filtersOf(right) },
    ...{ leftConverted: left?.converted ?? null, rightConverted: right?.converted ?? null },
  };
}

export const flowScreens: Screen[] = [
  screen({
    path: "/behavior-flow",
    layout: "auth",
    title: t("Behavior flow"),
    query: parameters,
    variables,
    menu: { icon: "Waypoints", area: { order: 100, section: "BEHAVIOR" } },
    range: "analytics",
    screen: () => import("./BehaviorFlowScreen.tsx"),
  }),
];
