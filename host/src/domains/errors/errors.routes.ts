import type { Route } from "#host/http/route.ts";
import { getErrorGroup } from "./getErrorGroup.ts";
import { getErrorGroups } from "./getErrorGroups.ts";
import { setErrorState } from "./setErrorState.ts";

// what has a name of its own stands before the address of one group
export const errorsRoutes: Route[] = [getErrorGroups, setErrorState, getErrorGroup];
