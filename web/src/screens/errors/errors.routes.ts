import parameters from "#web/__generated__/ErrorLogScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { chosen } from "#web/reports/frame/reportChoices.ts";
import { t } from "#web/texts/t.ts";
import { readErrorId, readOccurrence, stateChoices } from "./_lib/errorChoices.ts";
import { readErrorFilters } from "./_lib/errorFilters.ts";

export const errorScreens: Screen[] = [
  screen({
    path: "/error-log",
    layout: "auth",
    title: t("Error log"),
    query: parameters,
    variables: (args) => {
      const { search } = args;
      const state = chosen(search, "state", stateChoices);
      const errorId = readErrorId(search);
      const { kinds, releases, assignee } = readErrorFilters(search);
      return {
        ...reportArgs(args),
        states: state === "ALL" ? null : [state],
        contains: search.get("q")?.slice(0, 200) || null,
        kinds: kinds.length > 0 ? kinds : null,
        releases: releases.length > 0 ? releases : null,
        assignee,
        errorId: errorId ?? "",
        isOne: errorId !== null,
        occurrence: readOccurrence(search),
      };
    },
    menu: { icon: "Bug", feature: "ERRORTRACK", area: { order: 300, section: "QUALITY" } },
    range: "analytics",
    shape: "table",
    screen: () => import("./ErrorLogScreen.tsx"),
  }),
];
