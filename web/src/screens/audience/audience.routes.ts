import parameters from "#web/__generated__/RealtimeScreenQuery$parameters.ts";
import { screen } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";

export const audienceScreens = [
  screen({
    path: "/visitor/realtime",
    layout: "auth",
    title: t("Realtime"),
    query: parameters,
    variables: ({ project }) => ({ project }),
    screen: () => import("./RealtimeScreen.tsx"),
  }),
];
