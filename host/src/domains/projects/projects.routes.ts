import type { Route } from "#host/http/route.ts";
import { checkTraffic } from "./checkTraffic.ts";
import { getWidgets } from "./getWidgets.ts";
import { getWidgetsNoCache } from "./getWidgetsNoCache.ts";
import { showInstallationBanner } from "./showInstallationBanner.ts";

export const projectsRoutes: Route[] = [checkTraffic, getWidgets, getWidgetsNoCache, showInstallationBanner];
