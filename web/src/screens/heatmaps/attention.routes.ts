import publicAttention from "#web/__generated__/PublicAttentionScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";

export const attentionScreens: Screen[] = [
  screen({
    path: "/heatmap-ai",
    layout: "bare",
    title: t("Predict where people look"),
    query: publicAttention,
    variables: () => ({}),
    screen: () => import("./PublicAttentionScreen.tsx"),
  }),
];
