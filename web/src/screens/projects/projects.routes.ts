import blockIp from "#web/__generated__/BlockIpScreenQuery$parameters.ts";
import getStarted from "#web/__generated__/GetStartedScreenQuery$parameters.ts";
import sites from "#web/__generated__/SitesScreenQuery$parameters.ts";
import settings from "#web/__generated__/WebsiteSettingsScreenQuery$parameters.ts";
import websites from "#web/__generated__/WebsitesScreenQuery$parameters.ts";
import welcome from "#web/__generated__/WelcomeScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";

export const projectScreens: Screen[] = [
  screen({
    path: "/block-ip",
    layout: "menu",
    title: t("Block IP"),
    query: blockIp,
    variables: ({ project }) => ({ project }),
    menu: {
      icon: "ShieldBan",
      managersOnly: true,
      lite: { order: 130, section: "SETTINGS" },
      settings: {
        order: 70,
        description: t("Exclude traffic by IP address, country, user agent or page."),
      },
    },
    screen: () => import("./BlockIpScreen.tsx"),
  }),
  screen({
    path: "/get-started",
    layout: "auth",
    title: t("Get started"),
    query: getStarted,
    variables: ({ project }) => ({ project }),
    menu: { icon: "Rocket", lite: { order: 10 } },
    screen: () => import("./GetStartedScreen.tsx"),
  }),
  screen({
    path: "/welcome",
    layout: "auth",
    title: t("Welcome"),
    query: welcome,
    variables: () => ({}),
    screen: () => import("./WelcomeScreen.tsx"),
  }),
  screen({
    path: "/sites",
    layout: "auth",
    title: t("Projects"),
    query: sites,
    menu: {
      icon: "Globe",
      managersOnly: true,
      palette: { order: 50 },
      area: { order: 400, section: "MANAGE" },
    },
    variables: ({ search }) => ({ search: search.get("q") }),
    screen: () => import("./SitesScreen.tsx"),
  }),
  screen({
    path: "/website",
    layout: "menu",
    title: t("Websites"),
    query: websites,
    variables: () => ({}),
    menu: {
      icon: "Globe",
      managersOnly: true,
      lite: { order: 90, label: t("All projects"), section: "SETTINGS" },
      settings: {
        order: 50,
        description: t("Add, set up, pause and delete projects."),
      },
    },
    jump: { letter: "w", order: 110 },
    screen: () => import("./WebsitesScreen.tsx"),
  }),
  screen({
    path: "/website/settings",
    layout: "menu",
    title: t("Project settings"),
    query: settings,
    menu: { icon: "Settings2", managersOnly: true, palette: { order: 60 } },
    variables: ({ project }) => ({ project }),
    screen: () => import("./WebsiteSettingsScreen.tsx"),
  }),
];
