import type { Route } from "#host/http/route.ts";
import { getTests } from "./getTests.ts";

export const experimentsRoutes: Route[] = [getTests];
