import type { Route } from "#host/http/route.ts";
import { getOnlineHistory } from "./getOnlineHistory.ts";
import { getRealtime } from "./getRealtime.ts";
import { deleteVisitor } from "./visitors/deleteVisitor.ts";
import { exportVisitor } from "./visitors/exportVisitor.ts";
import { getVisitor } from "./visitors/getVisitor.ts";
import { getVisitorSessions } from "./visitors/getVisitorSessions.ts";
import { getVisitorTags } from "./visitors/getVisitorTags.ts";
import { getVisitorTimeline } from "./visitors/getVisitorTimeline.ts";
import { listVisitors } from "./visitors/listVisitors.ts";
import { tagVisitors } from "./visitors/tagVisitors.ts";

export const audienceRoutes: Route[] = [
  getRealtime,
  getOnlineHistory,
  listVisitors,
  getVisitorTags,
  tagVisitors,
  getVisitor,
  getVisitorSessions,
  getVisitorTimeline,
  deleteVisitor,
  exportVisitor,
];
