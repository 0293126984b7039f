import type { Route } from "#host/http/route.ts";
import { getDailyTraffic } from "./getDailyTraffic.ts";
import { getEngagement } from "#host/domains/behavior/getEngagement.ts";
import { getHourlyTraffic } from "./getHourlyTraffic.ts";
import { getPerformance } from "#host/domains/behavior/getPerformance.ts";

export const reportRoutes: Route[] = [getDailyTraffic, getEngagement, getHourlyTraffic, getPerformance];
