import agencyParameters from "#web/__generated__/AgencyScreenQuery$parameters.ts";
import parameters from "#web/__generated__/CompanyScreenQuery$parameters.ts";
import portalParameters from "#web/__generated__/ServicePortalScreenQuery$parameters.ts";
import { screen } from "#web/relay/screen.ts";
import { portalTabOf } from "./_lib/portalTabs.ts";
import { t } from "#web/texts/t.ts";

/** Addresses match whatever their case, so `/Company` leads here too. */
export const companyScreens = [
  screen({
    path: "/company",
    layout: "menu",
    title: t("Company"),
    query: parameters,
    variables: () => ({}),
    screen: () => import("./CompanyScreen.tsx"),
  }),
  screen({
    path: "/agency",
    layout: "auth",
    title: t("Clients and brand"),
    query: agencyParameters,
    variables: () => ({}),
    screen: () => import("./AgencyScreen.tsx"),
  }),
  screen({
    path: "/service-portal",
    layout: "auth",
    title: t("Service portal"),
    query: portalParameters,
    variables: ({ search }) => {
      const tab = portalTabOf(search);
      return {
        search: search.get("search"),
        companies: tab === "companies",
        usage: tab === "usage",
        domains: tab === "domains",
        messages: tab === "messages",
        health: tab === "health",
      };
    },
    screen: () => import("./ServicePortalScreen.tsx"),
  }),
];
