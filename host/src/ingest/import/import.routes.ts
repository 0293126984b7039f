import type { Route } from "#host/http/route.ts";
import { importLog } from "./importLog.ts";

export const importRoutes: Route[] = [importLog];
