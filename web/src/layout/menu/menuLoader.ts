// The query of the settings menu, sent together with the screen's own.
import { loadQuery, type PreloadedQuery } from "react-relay";
import type { Environment } from "relay-runtime";
import type { SettingsMenuQuery } from "#web/__generated__/SettingsMenuQuery.graphql.ts";
import parameters from "#web/__generated__/SettingsMenuQuery$parameters.ts";

/** The route of the screens with a menu beside them. */
export const MENU_ROUTE = "menu";

export interface MenuLayoutData {
  menuRef: PreloadedQuery<SettingsMenuQuery>;
}

export const menuLoader = (environment: Environment) => (): MenuLayoutData => ({
  menuRef: loadQuery(environment, parameters, {}, { fetchPolicy: "store-or-network" }),
});
