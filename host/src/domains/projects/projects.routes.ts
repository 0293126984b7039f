import type { Route } from "#host/http/route.ts";
import { checkTraffic } from "./checkTraffic.ts";
import { createWidget } from "./createWidget.ts";
import { deleteWidget } from "./deleteWidget.ts";
import { getWidgets } from "./getWidgets.ts";
import { getWidgetsNoCache } from "./getWidgetsNoCache.ts";
import { setWidget } from "./setWidget.ts";
import { showInstallationBanner } from "./showInstallationBanner.ts";
import { updateWidget } from "./updateWidget.ts";

export const projectsRoutes: Route[] = [
  checkTraffic,
  createWidget,
  deleteWidget,
  getWidgets,
  getWidgetsNoCache,
  setWidget,
  showInstallationBanner,
  updateWidget,
];
