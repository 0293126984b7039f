import { getEventRows as endpoint } from "@sightline/schema/rest/events/report";
import { readers } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { gatherEvent } from "./gatherEvent.ts";
import { newestOfEvent } from "./sql/newestOfEvent.ts";

export const getEventRows = route(endpoint, {
  permit: readers("events"),
  gather: gatherEvent,
  ask: ({ events }, { question }, { signal, body: { limit, offset } }) =>
    newestOfEvent({ events, signal }, question, { limit, offset }),
  answer: (rows) => ({ rows }),
});
