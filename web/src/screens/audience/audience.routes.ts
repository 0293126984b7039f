import profile from "#web/__generated__/VisitorScreenQuery$parameters.ts";
import type { VisitorKind } from "#web/__generated__/VisitorListScreenQuery.graphql.ts";
import visitors from "#web/__generated__/VisitorListScreenQuery$parameters.ts";
import realtime from "#web/__generated__/RealtimeScreenQuery$parameters.ts";
import type { ScreenPlaces } from "#web/relay/places.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { t } from "#web/texts/t.ts";
import { momentText, readMoment } from "./_lib/day/moments.ts";
import { listArgs, listKinds } from "./_lib/listChoices.ts";

const inMenus: ScreenPlaces = {
  menu: {
    icon: "Users",
    feature: "ANALYTICS",
    area: { order: 10, section: "AUDIENCE", aliases: ["/users", "/contact"], subpages: ["/profile/:visitorId"] },
  },
};

const visitorList = (path: string, title: string, kind: VisitorKind, places: ScreenPlaces = {}) =>
  screen({
    path,
    layout: "auth",
    title,
    query: visitors,
    variables: (args) => {
      const { compare: _compare, ...report } = reportArgs(args);
      return { ...report, ...listArgs(args.search), kind };
    },
    range: "analytics",
    shape: "table",
    ...places,
    screen: () => import("./VisitorListScreen.tsx"),
  });

export const audienceScreens: Screen[] = [
  ...listKinds.map(({ id, path, title }) => visitorList(path, title, id, id === "ALL" ? inMenus : {})),
  screen({
    path: "/visitor/realtime",
    layout: "auth",
    title: t("Realtime"),
    query: realtime,
    variables: ({ project, search }) => {
      const { at } = readMoment(search);
      return { project, at: at === null ? null : momentText(at) };
    },
    menu: { icon: "Activity", feature: "ANALYTICS", sidebar: { order: 20 } },
    jump: { letter: "r", order: 20 },
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
