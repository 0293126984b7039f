import links from "#web/__generated__/ShareLinksScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";

export const shareScreens: Screen[] = [
  screen({
    path: "/share-links",
    layout: "menu",
    title: t("Share links"),
    query: links,
    variables: () => ({}),
    screen: () => import("./ShareLinksScreen.tsx"),
  }),
];
