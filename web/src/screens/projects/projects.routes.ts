import parameters from "#web/__generated__/SitesScreenQuery$parameters.ts";
import { screen } from "#web/relay/screen.ts";

export const projectScreens = [
  screen({
    path: "/sites",
    layout: "auth",
    title: "Projects",
    query: parameters,
    variables: ({ search }) => ({ search: search.get("q") }),
    screen: () => import("./SitesScreen.tsx"),
  }),
];
