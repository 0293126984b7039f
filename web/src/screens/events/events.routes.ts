import edit from "#web/__generated__/EditEventRuleScreenQuery$parameters.ts";
import view from "#web/__generated__/EventRuleScreenQuery$parameters.ts";
import rules from "#web/__generated__/EventRulesScreenQuery$parameters.ts";
import fresh from "#web/__generated__/NewEventRuleScreenQuery$parameters.ts";
import { screen, type Screen, type ScreenArgs } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";
import { ruleNumber } from "./_lib/ruleNumber.ts";

const ofRule = ({ project, params }: ScreenArgs) => ({ project, number: ruleNumber(params["event_config_id"]) });

export const eventScreens: Screen[] = [
  screen({
    path: "/event-tracking",
    layout: "auth",
    title: t("Event tracking"),
    query: rules,
    variables: ({ project }) => ({ project }),
    screen: () => import("./EventRulesScreen.tsx"),
  }),
  screen({
    path: "/event-tracking/new",
    layout: "auth",
    title: t("New event rule"),
    query: fresh,
    variables: ({ project }) => ({ project }),
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
