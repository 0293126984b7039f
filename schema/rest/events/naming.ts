// Display settings of a project's events: display name, visibility, and merged events. The stored events are unchanged.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { widgetId } from "../range.ts";
import { EventNaming } from "./events.ts";
import { HappenedEvent } from "./report.ts";

const name = z.string().min(1).max(200);

export const updateEvent = endpoint({
  name: "updateEvent",
  method: "POST",
  path: "/events/update",
  summary: "Rename, hide or merge an event; omitted fields are unchanged.",
  effect: "set",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    event_name: name,
    /** "" removes the display name */
    display_name: z.string().trim().max(100).optional(),
    hidden: z.boolean().optional(),
    /** null: undo the merge */
    merged_into: name.nullable().optional(),
  }),
  answer: EventNaming,
});

export const TailedEvent = HappenedEvent.extend({
  display_name: z.string(),
  source: z.enum(["code", "rule", "tracker"]),
});
export type TailedEvent = z.infer<typeof TailedEvent>;

export const getEventTail = endpoint({
  name: "getEventTail",
  method: "GET",
  path: "/events/tail",
  summary: "The newest 100 events of the last 30 minutes of the project in the `widgetid` header.",
  effect: "read",
  isReport: true,
  audience: "viewer",
  answer: z.object({ at: z.iso.datetime(), rows: z.array(TailedEvent) }),
});
