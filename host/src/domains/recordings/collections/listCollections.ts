import { listCollections as call } from "@sightline/schema/rest/recordings/collections";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { collectionOf, collections } from "./collectionRows.ts";

export const listCollections = route(call, {
  permit: member,
  gather: ({ services, caller, body }) => scopedProject(services, caller, body.widget_id),
  ask: ({ entities }, { widgetId }) => collections(entities).where("widget_id", "=", widgetId).execute(),
  answer: (rows) => ({ rows: rows.map(collectionOf) }),
});
