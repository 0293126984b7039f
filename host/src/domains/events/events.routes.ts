import type { Route } from "#host/http/route.ts";
import { getEvents } from "./getEvents.ts";

export const eventsRoutes: Route[] = [getEvents];
