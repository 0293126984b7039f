// Events that a person can name: the site's own by the name that it sent, those that the tracker saw by their kind.
import { oneOf } from "#host/stores/resultColumns.ts";

export const TRACKER_EVENTS = ["click", "rage", "dead", "outbound", "error", "form_submit"] as const;

const kinds = ["event", ...TRACKER_EVENTS].map((kind) => `'${kind}'`).join(", ");

export const IS_NAMED_EVENT = `type IN (${kinds})`;
export const EVENT_NAME = "if(type = 'event', name, toString(type))";
/** How it came to be. */
export const EVENT_SOURCE = "if(type != 'event', 'tracker', if(rule_id > 0, 'rule', 'code'))";
export const sourceColumn = oneOf("tracker", "rule", "code");
