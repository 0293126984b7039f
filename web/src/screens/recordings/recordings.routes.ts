import compare from "#web/__generated__/CompareScreenQuery$parameters.ts";
import find from "#web/__generated__/FindRecordingScreenQuery$parameters.ts";
import live from "#web/__generated__/LiveRecordingScreenQuery$parameters.ts";
import recordings from "#web/__generated__/RecordingListScreenQuery$parameters.ts";
import recording from "#web/__generated__/RecordingScreenQuery$parameters.ts";
import { screen, type LayoutName, type Screen } from "#web/relay/screen.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { t } from "#web/texts/t.ts";
import { listArgs } from "./_lib/listChoices.ts";

const player = (path: string, layout: LayoutName) =>
  screen({
    path,
    layout,
    title: t("Recording"),
    query: recording,
    variables: ({ project, params, grant }) => ({
      project,
      key: grant?.itemId ?? params["key"] ?? "",
      isMember: grant === null,
    }),
    screen: () => import("./RecordingScreen.tsx"),
  });

export const recordingScreens: Screen[] = [
  screen({
    path: "/recordings",
    layout: "auth",
    title: t("Recordings"),
    query: recordings,
    variables: (args) => {
      const { compare: _compare, goal: _goal, ...report } = reportArgs(args);
      return { ...report, ...listArgs(args.search) };
    },
    menu: {
      icon: "Video",
      feature: "RECORDING",
      sidebar: { order: 50, section: "VISUALIZE", subpages: ["/video", "/record", "/live-recording"] },
    },
    jump: { letter: "v", order: 50 },
    range: "record",
    screen: () => import("./RecordingListScreen.tsx"),
  }),
  player("/video/:key", "auth"),
  player("/share/playback/:encryptedParam", "share"),
  screen({
    path: "/recordings/compare",
    layout: "auth",
    title: t("Compare recordings"),
    query: compare,
    variables: ({ project, search }) => ({
      project,
      left: search.get("left") ?? "",
      right: search.get("right") ?? "",
    }),
    screen: () => import("./CompareScreen.tsx"),
  }),
  screen({
    path: "/record/:findSession",
    layout: "auth",
    title: t("Recording"),
    query: find,
    variables: ({ project, params }) => ({ project, session: params["findSession"] ?? "" }),
    screen: () => import("./FindRecordingScreen.tsx"),
  }),
  screen({
    path: "/live-recording/:key",
    layout: "auth",
    title: t("Live session"),
    query: live,
    variables: ({ project, params }) => ({ project, key: params["key"] ?? "" }),
    screen: () => import("./LiveRecordingScreen.tsx"),
  }),
];
