// Events that a filter can name: custom events by the name they were sent with, tracker events by their type.
import { oneOf } from "#host/stores/resultColumns.ts";

export const TRACKER_EVENTS = ["click", "rage", "dead", "outbound", "error", "form_submit"] as const;

const kinds = ["event", ...TRACKER_EVENTS].map((kind) => `'${kind}'`).join(", ");

export const IS_NAMED_EVENT = `type IN (${kinds})`;
export const EVENT_NAME = "if(type = 'event', name, toString(type))";
/** The origin of the event. */
export const EVENT_SOURCE = "if(type != 'event', 'tracker', if(rule_id > 0, 'rule', 'code'))";
export const sourceColumn = oneOf("tracker", "rule", "code");
