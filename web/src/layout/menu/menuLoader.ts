// The query of the settings menu, sent in parallel with the screen's own query.
import { loadQuery, type PreloadedQuery } from "react-relay";
import type { Environment } from "relay-runtime";
import type { SettingsMenuQuery } from "#web/__generated__/SettingsMenuQuery.graphql.ts";
import parameters from "#web/__generated__/SettingsMenuQuery$parameters.ts";

/** The route of all screens with a menu. */
export const MENU_ROUTE = "menu";

export interface MenuLayoutData {
  menuRef: PreloadedQuery<SettingsMenuQuery>;
}

export const menuLoader = (environment: Environment) => (): MenuLayoutData => ({
  menuRef: loadQuery(environment, parameters, {}, { fetchPolicy: "store-or-network" }),
});
