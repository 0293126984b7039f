import type { Route } from "#host/http/route.ts";
import { getDailyTraffic } from "./getDailyTraffic.ts";
import { getEngagement } from "./getEngagement.ts";
import { getHourlyTraffic } from "./getHourlyTraffic.ts";
import { getPerformance } from "./getPerformance.ts";

export const reportRoutes: Route[] = [getDailyTraffic, getEngagement, getHourlyTraffic, getPerformance];
