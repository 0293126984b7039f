import edit from "#web/__generated__/EditGoalScreenQuery$parameters.ts";
import view from "#web/__generated__/GoalScreenQuery$parameters.ts";
import list from "#web/__generated__/GoalsScreenQuery$parameters.ts";
import fresh from "#web/__generated__/NewGoalScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { chosen } from "#web/reports/frame/reportChoices.ts";
import { t } from "#web/texts/t.ts";
import { goalNumber } from "./_lib/goalNumber.ts";
import { goalLists, splits, trends } from "./_lib/goalChoices.ts";

export const goalScreens: Screen[] = [
  screen({
    path: "/goals",
    layout: "auth",
    title: t("Goals"),
    query: list,
    variables: (args) => {
      const { project, range } = reportArgs(args);
      return { project, range, archived: chosen(args.search, "list", goalLists) === "archived" };
    },
    menu: { icon: "Target", feature: "GOAL", lite: { order: 40 }, area: { order: 200, section: "CONVERSION" } },
    jump: { letter: "g", order: 100 },
    range: "events",
    shape: "table",
    screen: () => import("./GoalsScreen.tsx"),
  }),
  screen({
    path: "/goals/new",
    layout: "auth",
    title: t("New goal"),
    query: fresh,
    variables: ({ project }) => ({ project }),
    menu: { icon: "Target", feature: "GOAL", palette: { order: 40, writersOnly: true } },
    screen: () => import("./NewGoalScreen.tsx"),
  }),
  screen({
    path: "/goals/edit/:goal_profile_id",
    layout: "auth",
    title: t("Edit goal"),
    query: edit,
    variables: ({ project, params }) => ({ project, number: goalNumber(params["goal_profile_id"]) }),
    screen: () => import("./EditGoalScreen.tsx"),
  }),
  screen({
    path: "/goals/view/:goal_profile_id",
    layout: "auth",
    title: t("Goal"),
    query: view,
    variables: (args) => {
      const { goal: _goal, ...report } = reportArgs(args);
      const number = goalNumber(args.params["goal_profile_id"]);
      return {
        ...report,
        number,
        by: chosen(args.search, "by", splits),
        metric: chosen(args.search, "metric", trends),
      };
    },
    range: "events",
    screen: () => import("./GoalScreen.tsx"),
  }),
];
