import type { FilterInput } from "#web/__generated__/BehaviorFlowScreenQuery.graphql.ts";
import parameters from "#web/__generated__/BehaviorFlowScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { reportArgs } from "#web/screens/_parts/report/reportArgs.ts";
import { t } from "#web/texts/t.ts";
import { readFlowState } from "./_lib/flowState.ts";

export const flowScreens: Screen[] = [
  screen({
    path: "/behavior-flow",
    layout: "auth",
    title: t("Behavior flow"),
    query: parameters,
    variables: (args) => ({ ...reportArgs<FilterInput>(args), ...readFlowState(args.search) }),
    screen: () => import("./BehaviorFlowScreen.tsx"),
  }),
];
