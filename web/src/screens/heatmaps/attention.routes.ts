import attention from "#web/__generated__/AttentionScreenQuery$parameters.ts";
import publicAttention from "#web/__generated__/PublicAttentionScreenQuery$parameters.ts";
import split from "#web/__generated__/SplitScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { t } from "#web/texts/t.ts";
import { attentionArgs } from "./_lib/attention/attentionChoices.ts";
import { splitArgs } from "./_lib/split/splitSides.ts";

export const attentionScreens: Screen[] = [
  screen({
    path: "/heatmap/ai",
    layout: "auth",
    title: t("Predicted attention"),
    query: attention,
    variables: (args) => {
      const { compare: _compare, goal: _goal, ...report } = reportArgs(args);
      return { ...report, ...attentionArgs(args.search) };
    },
    menu: { icon: "Flame", feature: "HEATMAP", palette: { order: 10 } },
    range: "heatmap",
    screen: () => import("./AttentionScreen.tsx"),
  }),
  screen({
    path: "/heatmap/split",
    layout: "auth",
    title: t("Compare heatmaps"),
    query: split,
    variables: ({ project, search }) => ({ project, ...splitArgs(search) }),
    screen: () => import("./SplitScreen.tsx"),
  }),
  screen({
    path: "/heatmap-ai",
    layout: "bare",
    title: t("Predict where people look"),
    query: publicAttention,
    variables: () => ({}),
    screen: () => import("./PublicAttentionScreen.tsx"),
  }),
];
