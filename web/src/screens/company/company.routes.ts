import agencyParameters from "#web/__generated__/AgencyScreenQuery$parameters.ts";
import parameters from "#web/__generated__/CompanyScreenQuery$parameters.ts";
import portalParameters from "#web/__generated__/ServicePortalScreenQuery$parameters.ts";
import { screen } from "#web/relay/screen.ts";
import { portalTabOf } from "./_lib/portalTabs.ts";
import { t } from "#web/texts/t.ts";

/** Routes are case-insensitive, so `/Company` matches too. */
export const companyScreens = [
  screen({
    path: "/company",
    layout: "menu",
    title: t("Company"),
    query: parameters,
    variables: () => ({}),
    menu: {
      icon: "Building2",
      managersOnly: true,
      lite: { order: 110, section: "SETTINGS" },
      settings: { order: 30, description: t("Company name, key and custom domain.") },
    },
    screen: () => import("./CompanyScreen.tsx"),
  }),
  screen({
    path: "/agency",
    layout: "menu",
    title: t("Clients and branding"),
    query: agencyParameters,
    variables: () => ({}),
    menu: {
      icon: "Palette",
      managersOnly: true,
      settings: {
        order: 150,
        description: t("Your client companies and white-label branding."),
        gate: "agency",
      },
    },
    screen: () => import("./AgencyScreen.tsx"),
  }),
  screen({
    path: "/service-portal",
    layout: "menu",
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
    menu: {
      icon: "ServerCog",
      managersOnly: true,
      settings: {
        order: 160,
        description: t("Companies, plans, usage, white-label domains and event ingestion."),
        gate: "servicePortal",
      },
    },
    screen: () => import("./ServicePortalScreen.tsx"),
  }),
];
