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
    menu: {
      icon: "Link2",
      settings: {
        order: 60,
        description: t("Public links to your reports. Block or revoke them at any time."),
        writersOnly: true,
      },
    },
    screen: () => import("./ShareLinksScreen.tsx"),
  }),
];
