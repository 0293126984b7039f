import affiliate from "#web/__generated__/AffiliateScreenQuery$parameters.ts";
import referAndEarn from "#web/__generated__/ReferAndEarnScreenQuery$parameters.ts";
import { screen, type Screen } from "#web/relay/screen.ts";
import { t } from "#web/texts/t.ts";

export const referralScreens: Screen[] = [
  screen({
    path: "/affiliate-program",
    layout: "menu",
    title: t("Refer & Earn"),
    query: affiliate,
    variables: () => ({}),
    menu: {
      icon: "HandCoins",
      managersOnly: true,
      settings: { order: 110, description: t("Your referral link and earnings."), needsReferral: true },
    },
    screen: () => import("./AffiliateScreen.tsx"),
  }),
  screen({
    path: "/refer-and-earn",
    layout: "menu",
    title: t("Get Free Sessions"),
    query: referAndEarn,
    variables: () => ({}),
    menu: {
      icon: "Gift",
      managersOnly: true,
      settings: {
        order: 120,
        description: t("Earn more monthly sessions by referring companies."),
        needsReferral: true,
      },
    },
    screen: () => import("./ReferAndEarnScreen.tsx"),
  }),
];
