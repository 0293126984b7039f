import join from "#web/__generated__/JoinScreenQuery$parameters.ts";
import team from "#web/__generated__/TeamScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";

export const teamScreens: Screen[] = [
  screen({
    path: "/team",
    layout: "menu",
    title: t("User Access"),
    query: team,
    variables: () => ({}),
    menu: {
      icon: "Users",
      managersOnly: true,
      lite: { order: 120, section: "SETTINGS" },
      settings: { order: 40, description: t("Members, roles and project access.") },
    },
    jump: { letter: "u", order: 120 },
    screen: () => import("./TeamScreen.tsx"),
  }),
  screen({
    path: "/jointeam/:token",
    layout: "bare",
    title: t("Join the team"),
    query: join,
    variables: ({ params }) => ({ token: params["token"] ?? "" }),
    screen: () => import("./JoinScreen.tsx"),
  }),
];
