import sites from "#web/__generated__/SitesScreenQuery$parameters.ts";
import settings from "#web/__generated__/WebsiteSettingsScreenQuery$parameters.ts";
import websites from "#web/__generated__/WebsitesScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";

export const projectScreens: Screen[] = [
  screen({
    path: "/sites",
    layout: "auth",
    title: t("Projects"),
    query: sites,
    variables: ({ search }) => ({ search: search.get("q") }),
    screen: () => import("./SitesScreen.tsx"),
  }),
  screen({
    path: "/website",
    layout: "menu",
    title: t("Websites"),
    query: websites,
    variables: () => ({}),
    screen: () => import("./WebsitesScreen.tsx"),
  }),
  screen({
    path: "/website/settings",
    layout: "menu",
    title: t("Website settings"),
    query: settings,
    variables: ({ project }) => ({ project }),
    screen: () => import("./WebsiteSettingsScreen.tsx"),
  }),
];
