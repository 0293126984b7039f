import { getEventProperties as endpoint } from "@sightline/schema/rest/events/report";
import { readers } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { gatherEvent } from "./gatherEvent.ts";
import { eventProperties } from "./sql/eventProperties.ts";

export const getEventProperties = route(endpoint, {
  permit: readers("events"),
  gather: gatherEvent,
  ask: ({ events }, { question }, { signal }) => eventProperties({ events, signal }, question),
  answer: (rows) => ({ rows }),
});
