import parameters from "#web/__generated__/RealtimeScreenQuery$parameters.ts";
import { screen } from "#web/relay/screen.ts";

export const audienceScreens = [
  screen({
    path: "/visitor/realtime",
    layout: "auth",
    title: "Realtime",
    query: parameters,
    variables: ({ project }) => ({ project }),
    screen: () => import("./RealtimeScreen.tsx"),
  }),
];
