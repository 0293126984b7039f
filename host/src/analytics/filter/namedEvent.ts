// Events that a filter can name: custom events by the name they were sent with, tracker events by their type.
import { oneOf } from "#host/stores/resultColumns.ts";

export const TRACKER_EVENTS = ["click", "rage", "dead", "outbound", "error", "form_submit"] as const;

const kinds = ["event", ...TRACKER_EVENTS].map((kind) => `'${kind}'`).join(", ");

export const IS_NAMED_EVENT = `type IN (${kinds})`;
export const EVENT_NAME = "if(type = 'event', name, toString(type))";
/**
 * In `session_quarter`: the named events of a session and quarter hour, each as a letter for its source and its name.
 * Migration 0600 repeats this, because a table definition can't import it.
 */
export const NAMED_OF_QUARTER = "named";
const sourceLetters = { c: "code", r: "rule", t: "tracker" } as const;
export const letteredNames = (names: readonly string[]): string[] =>
  names.flatMap((name) => Object.keys(sourceLetters).map((letter) => letter + name));
export function namedEventOf(lettered: string) {
  const letter = lettered[0] === "c" || lettered[0] === "r" ? lettered[0] : "t";
  return { source: sourceLetters[letter], event_name: lettered.slice(1) };
}

/** The origin of the event. */
export const EVENT_SOURCE = "if(type != 'event', 'tracker', if(rule_id > 0, 'rule', 'code'))";
export const sourceColumn = oneOf("tracker", "rule", "code");
