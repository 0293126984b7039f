import profile from "#web/__generated__/VisitorScreenQuery$parameters.ts";
import realtime from "#web/__generated__/RealtimeScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";

export const audienceScreens: Screen[] = [
  screen({
    path: "/visitor/realtime",
    layout: "auth",
    title: t("Realtime"),
    query: realtime,
    variables: ({ project }) => ({ project }),
    screen: () => import("./RealtimeScreen.tsx"),
  }),
  screen({
    path: "/profile/:visitorId",
    layout: "auth",
    title: t("Visitor"),
    query: profile,
    variables: ({ project, params }) => ({ project, visitor: params["visitorId"] ?? "" }),
    screen: () => import("./VisitorScreen.tsx"),
  }),
];
