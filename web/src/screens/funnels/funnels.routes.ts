import edit from "#web/__generated__/EditFunnelScreenQuery$parameters.ts";
import list from "#web/__generated__/FunnelListScreenQuery$parameters.ts";
import view from "#web/__generated__/FunnelScreenQuery$parameters.ts";
import fresh from "#web/__generated__/NewFunnelScreenQuery$parameters.ts";
import { screen, type LayoutName, type Screen } from "#web/relay/screen.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { chosen, chosenInterval } from "#web/reports/frame/reportChoices.ts";
import { t } from "#web/texts/t.ts";
import { chosenStep, funnelLists, sharedSplits, splits, type Split } from "./_lib/funnelChoices.ts";
import { funnelNumber } from "./_lib/funnelHref.ts";

const report = (path: string, layout: LayoutName) =>
  screen({
    path,
    layout,
    title: t("Funnel"),
    query: view,
    variables: (args) => {
      const { goal: _goal, ...report } = reportArgs(args);
      const by = chosen<Split>(args.search, "by", args.grant ? sharedSplits : splits);
      const test = by === "VARIANT" ? args.search.get("test") : null;
      return {
        ...report,
        number: funnelNumber(args.grant?.itemId ?? args.params["id"]),
        step: chosenStep(args.search),
        interval: chosenInterval(args.search),
        // variants are those of a test
        by: by === "VARIANT" && test === null ? null : by,
        test,
      };
    },
    range: "funneldetails",
    screen: () => import("./FunnelScreen.tsx"),
  });

export const funnelScreens: Screen[] = [
  screen({
    path: "/funnel",
    layout: "auth",
    title: t("Funnels"),
    query: list,
    variables: (args) => {
      const { project, range } = reportArgs(args);
      return { project, range, archived: chosen(args.search, "list", funnelLists) === "archived" };
    },
    menu: { icon: "Funnel", feature: "FUNNEL", sidebar: { order: 100, section: "INSIGHT" } },
    jump: { letter: "f", order: 80 },
    range: "funnel",
    screen: () => import("./FunnelListScreen.tsx"),
  }),
  screen({
    path: "/funnel/new",
    layout: "auth",
    title: t("New funnel"),
    query: fresh,
    variables: ({ project, search }) => {
      const copy = funnelNumber(search.get("copy") ?? undefined);
      return { project, copy, hasCopy: copy > 0 };
    },
    range: "funnel",
    screen: () => import("./NewFunnelScreen.tsx"),
  }),
  screen({
    path: "/funnel/edit/:id",
    layout: "auth",
    title: t("Edit funnel"),
    query: edit,
    variables: ({ project, params }) => ({ project, number: funnelNumber(params["id"]) }),
    range: "funnel",
    screen: () => import("./EditFunnelScreen.tsx"),
  }),
  report("/funnel/flow/:id/:id_name", "auth"),
  report("/share/funnel/:id/:id_name/:encryptedParam", "share"),
];
