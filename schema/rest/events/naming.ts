// What members call the events of a project: a name to show, whether it is hidden, and which are counted as one. The
// events themselves stay as they came.
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
  summary: "Name an event, hide it, or count it as another one; what is left out stays.",
  effect: "set",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    event_name: name,
    /** "" takes the name away */
    display_name: z.string().trim().max(100).optional(),
    hidden: z.boolean().optional(),
    /** null: it stands for itself again */
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
  summary: "The newest 100 events of the last 30 minutes, of the project named by the `widgetid` header.",
  effect: "read",
  audience: "viewer",
  answer: z.object({ at: z.iso.datetime(), rows: z.array(TailedEvent) }),
});
