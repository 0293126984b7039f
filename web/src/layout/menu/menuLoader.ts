// The query of the settings menu, sent together with the screen's own.
import { loadQuery, type PreloadedQuery } from "react-relay";
import type { Environment } from "relay-runtime";
import type { MenuLayoutQuery } from "#web/__generated__/MenuLayoutQuery.graphql.ts";
import parameters from "#web/__generated__/MenuLayoutQuery$parameters.ts";

export interface MenuLayoutData {
  menuRef: PreloadedQuery<MenuLayoutQuery>;
}

export const menuLoader = (environment: Environment) => (): MenuLayoutData => ({
  menuRef: loadQuery(environment, parameters, {}, { fetchPolicy: "store-or-network" }),
});
