import type { Route } from "#host/http/route.ts";
import { getRealtime } from "./getRealtime.ts";

export const audienceRoutes: Route[] = [getRealtime];
