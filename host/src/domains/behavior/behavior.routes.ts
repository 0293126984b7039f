import type { Route } from "#host/http/route.ts";
import { getEngagement } from "./getEngagement.ts";
import { getFriction } from "./getFriction.ts";
import { getFrictionCost } from "./getFrictionCost.ts";
import { getPerformance } from "./getPerformance.ts";

export const behaviorRoutes: Route[] = [getFriction, getFrictionCost, getEngagement, getPerformance];
