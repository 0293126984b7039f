import edit from "#web/__generated__/EditFormScreenQuery$parameters.ts";
import manage from "#web/__generated__/FormListScreenQuery$parameters.ts";
import result from "#web/__generated__/FormResultScreenQuery$parameters.ts";
import list from "#web/__generated__/FormsScreenQuery$parameters.ts";
import fresh from "#web/__generated__/NewFormScreenQuery$parameters.ts";
import { screen, type LayoutName, type Screen, type ScreenArgs } from "#web/relay/screen.ts";
import { reportArgs } from "#web/reports/frame/reportArgs.ts";
import { chosen } from "#web/reports/frame/reportChoices.ts";
import { t } from "#web/texts/t.ts";
import { fieldIn, formNumber, formSplits, textIn } from "./_lib/formChoices.ts";
import { ruleIn } from "./_lib/formHref.ts";

const listArgs = (args: ScreenArgs) => {
  const { compare: _compare, goal: _goal, ...report } = reportArgs(args);
  return { ...report, search: textIn(args.search) };
};

const resultScreen = (path: string, layout: LayoutName) =>
  screen({
    path,
    layout,
    title: t("Form"),
    query: result,
    variables: (args) => {
      const { goal: _goal, ...report } = reportArgs(args);
      const number = args.grant?.itemId ?? args.params["form_profile_id"];
      return {
        ...report,
        number: number === undefined ? null : formNumber(number),
        rule: number === undefined ? ruleIn(args.search) : null,
        by: chosen(args.search, "by", formSplits),
        field: fieldIn(args.search),
      };
    },
    range: "form",
    screen: () => import("./FormResultScreen.tsx"),
  });

export const formScreens: Screen[] = [
  screen({
    path: "/form",
    layout: "auth",
    title: t("Form analytics"),
    query: list,
    variables: listArgs,
    menu: {
      icon: "FormInput",
      feature: "FORMANALYTIC",
      sidebar: { order: 110, section: "INSIGHT", aliases: ["/form/list"] },
    },
    jump: { letter: "o", order: 85 },
    range: "form",
    screen: () => import("./FormsScreen.tsx"),
  }),
  screen({
    path: "/form/list",
    layout: "auth",
    title: t("Manage forms"),
    query: manage,
    variables: listArgs,
    range: "form",
    screen: () => import("./FormListScreen.tsx"),
  }),
  screen({
    path: "/form/new",
    layout: "auth",
    title: t("New form"),
    query: fresh,
    variables: ({ project }) => ({ project }),
    screen: () => import("./NewFormScreen.tsx"),
  }),
  screen({
    path: "/form/:form_profile_id",
    layout: "auth",
    title: t("Edit form"),
    query: edit,
    variables: ({ project, params }) => ({ project, number: formNumber(params["form_profile_id"]) }),
    shape: "form",
    screen: () => import("./EditFormScreen.tsx"),
  }),
  resultScreen("/form/result", "auth"),
  resultScreen("/form/result/:form_profile_id", "auth"),
  resultScreen("/share/form/result/:form_profile_id/:encryptedParam", "share"),
];
