import type { Route } from "#host/http/route.ts";
import { createBlockRule } from "./blocking/createBlockRule.ts";
import { deleteBlockRule } from "./blocking/deleteBlockRule.ts";
import { listBlockRules } from "./blocking/listBlockRules.ts";
import { previewBlockRule } from "./blocking/previewBlockRule.ts";
import { checkTraffic } from "./checkTraffic.ts";
import { createWidget } from "./createWidget.ts";
import { deleteWidget } from "./deleteWidget.ts";
import { getWidgets } from "./getWidgets.ts";
import { getWidgetsNoCache } from "./getWidgetsNoCache.ts";
import { checkWebsite } from "./installing/checkWebsite.ts";
import { getFirstRecording } from "./installing/getFirstRecording.ts";
import { mailSnippet } from "./installing/mailSnippet.ts";
import { setWidget } from "./setWidget.ts";
import { showInstallationBanner } from "./showInstallationBanner.ts";
import { updateWidget } from "./updateWidget.ts";

export const projectsRoutes: Route[] = [
  checkTraffic,
  checkWebsite,
  createBlockRule,
  createWidget,
  deleteBlockRule,
  deleteWidget,
  getFirstRecording,
  getWidgets,
  getWidgetsNoCache,
  listBlockRules,
  mailSnippet,
  previewBlockRule,
  setWidget,
  showInstallationBanner,
  updateWidget,
];
