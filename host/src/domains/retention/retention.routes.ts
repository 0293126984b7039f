import type { Route } from "#host/http/route.ts";
import { getRetention } from "./getRetention.ts";
import { getRetentionSplit } from "./getRetentionSplit.ts";
import { getRetentionVisitors } from "./getRetentionVisitors.ts";

export const retentionRoutes: Route[] = [getRetention, getRetentionSplit, getRetentionVisitors];
