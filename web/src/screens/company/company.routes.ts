import parameters from "#web/__generated__/CompanyScreenQuery$parameters.ts";
import { screen } from "#web/relay/screen.ts";
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
];
