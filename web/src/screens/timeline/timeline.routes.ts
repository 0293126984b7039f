import parameters from "#web/__generated__/TimelineScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { chosen } from "#web/reports/frame/reportChoices.ts";
import { t } from "#web/texts/t.ts";
import { effectLengths, effectMetrics, kindChoices } from "./_lib/timelineChoices.ts";

const day = /^\d{4}-\d{2}-\d{2}(T\d{2}:00)?$/;

export const timelineScreens: Screen[] = [
  screen({
    path: "/timeline",
    layout: "auth",
    title: t("Timeline"),
    query: parameters,
    variables: (args) => {
      const { search } = args;
      const { range, project, goal } = reportArgs(args);
      const kind = chosen(search, "kind", kindChoices);
      const at = search.get("at") ?? "";
      const until = search.get("until") ?? "";
      return {
        project,
        range,
        goal: goal ?? null,
        kinds: kind === "ALL" ? null : [kind],
        userId: Number(search.get("person")) || null,
        contains: search.get("q")?.slice(0, 200) || null,
        at: day.test(at) ? at : "2000-01-01",
        hasAt: day.test(at),
        until: day.test(until) && until >= at ? until : null,
        metric: chosen(search, "metric", effectMetrics),
        days: Number(chosen(search, "days", effectLengths)),
        isMember: true,
      };
    },
    menu: { icon: "History", area: { order: 120, section: "BEHAVIOR" } },
    range: "analytics",
    screen: () => import("./TimelineScreen.tsx"),
  }),
];
