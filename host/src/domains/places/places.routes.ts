import type { Route } from "#host/http/route.ts";
import { getPlaceSource } from "./getPlaceSource.ts";
import { getVisitorMap } from "./getVisitorMap.ts";

export const placesRoutes: Route[] = [getPlaceSource, getVisitorMap];
