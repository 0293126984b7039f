import type { Route } from "#host/http/route.ts";
import { getFlags } from "./getFlags.ts";

export const flagsRoutes: Route[] = [getFlags];
