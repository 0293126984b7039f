import edit from "#web/__generated__/EditEventRuleScreenQuery$parameters.ts";
import view from "#web/__generated__/EventRuleScreenQuery$parameters.ts";
import rules from "#web/__generated__/EventRulesScreenQuery$parameters.ts";
import fresh from "#web/__generated__/NewEventRuleScreenQuery$parameters.ts";
import one from "#web/__generated__/EventScreenQuery$parameters.ts";
import list from "#web/__generated__/EventsScreenQuery$parameters.ts";
import { screen, type LayoutName, type Screen, type ScreenArgs } from "#web/relay/screen.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { chosen } from "#web/reports/frame/reportChoices.ts";
import { t } from "#web/texts/t.ts";
import { eventSplits } from "./_lib/eventSplits.ts";
import { ruleNumber } from "./_lib/ruleNumber.ts";

const ofRule = ({ project, params }: ScreenArgs) => ({ project, number: ruleNumber(params["event_config_id"]) });

const event = (path: string, layout: LayoutName) =>
  screen({
    path,
    layout,
    title: t("Event"),
    query: one,
    variables: (args) => {
      const { goal: _goal, ...report } = reportArgs(args);
      const { key = "", value = "" } = args.params;
      return { ...report, key, value, split: chosen(args.search, "split", eventSplits) };
    },
    range: "eventdetails",
    screen: () => import("./EventScreen.tsx"),
  });

export const eventScreens: Screen[] = [
  screen({
    path: "/events",
    layout: "auth",
    title: t("Events"),
    query: list,
    variables: (args) => {
      const { goal: _goal, ...report } = reportArgs(args);
      return { ...report, hidden: args.search.get("hidden") === "1" };
    },
    menu: {
      icon: "MousePointerClick",
      feature: "EVENTTRACK",
      sidebar: { order: 90, section: "INSIGHT", subpages: ["/event-tracking"] },
      lite: { order: 60, subpages: ["/event-tracking"] },
    },
    jump: { letter: "e", order: 70 },
    range: "events",
    shape: "table",
    screen: () => import("./EventsScreen.tsx"),
  }),
  event("/events/:key/:value", "auth"),
  event("/share/events/:key/:value/:encryptedParam", "share"),
  screen({
    path: "/event-tracking",
    layout: "auth",
    title: t("Event rules"),
    query: rules,
    variables: ({ project }) => ({ project }),
    menu: { icon: "MousePointerClick", feature: "EVENTTRACK", palette: { order: 20 } },
    screen: () => import("./EventRulesScreen.tsx"),
  }),
  screen({
    path: "/event-tracking/new",
    layout: "auth",
    title: t("New event rule"),
    query: fresh,
    variables: ({ project }) => ({ project }),
    menu: { icon: "MousePointerClick", feature: "EVENTTRACK", palette: { order: 30, writersOnly: true } },
    screen: () => import("./NewEventRuleScreen.tsx"),
  }),
  screen({
    path: "/event-tracking/edit/:event_config_id",
    layout: "auth",
    title: t("Edit event rule"),
    query: edit,
    variables: ofRule,
    screen: () => import("./EditEventRuleScreen.tsx"),
  }),
  screen({
    path: "/event-tracking/view/:event_config_id",
    layout: "auth",
    title: t("Event rule"),
    query: view,
    variables: ofRule,
    screen: () => import("./EventRuleScreen.tsx"),
  }),
];
