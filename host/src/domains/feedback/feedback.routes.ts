import type { Route } from "#host/http/route.ts";
import { getComments } from "./getComments.ts";

export const feedbackRoutes: Route[] = [getComments];
