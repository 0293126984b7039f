import type { Route } from "#host/http/route.ts";
import { getFunnels } from "./getFunnels.ts";

export const funnelsRoutes: Route[] = [getFunnels];
