// The query of the frame around every signed-in screen, sent in parallel with the screen's own query.
import { loadQuery, type PreloadedQuery } from "react-relay";
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router-dom";
import type { Environment } from "relay-runtime";
import type { AuthShellQuery } from "#web/__generated__/AuthShellQuery.graphql.ts";
import parameters from "#web/__generated__/AuthShellQuery$parameters.ts";
import { chooseProject } from "#web/relay/project/activeProject.ts";
import { currentProject } from "#web/relay/project/currentProject.ts";
import { isLayoutStale, layoutLoads } from "./layoutState.ts";
import { loadAuthShell } from "./shell/loadAuthShell.ts";

export interface AuthLayoutData {
  layoutRef: PreloadedQuery<AuthShellQuery>;
}

export function authLoader(environment: Environment) {
  return ({ request }: LoaderFunctionArgs): AuthLayoutData => {
    void loadAuthShell().catch(() => undefined);
    const project = currentProject(new URL(request.url).searchParams);
    chooseProject(project);
    layoutLoads(project);
    return { layoutRef: loadQuery(environment, parameters, { project }, { fetchPolicy: "store-and-network" }) };
  };
}

export function shouldReloadAuth({ nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return isLayoutStale(currentProject(nextUrl.searchParams));
}
