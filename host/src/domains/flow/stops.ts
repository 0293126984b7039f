// A stop of a path as stored: `p` and a path (or the rule that groups it), `x` and the name of an event. If two have
// the same timestamp, the page comes first.
import type { FlowNode, Stop } from "@sightline/schema/rest/flow/flow";
import type { Naming } from "#host/analytics/filter/eventNaming.ts";

export const REST = "";

export const labelOf = ({ kind, name }: Stop): string => (kind === "page" ? `p${name}` : `x${name}`);

export function stopOf(label: string): Pick<FlowNode, "kind" | "name"> {
  if (label === REST) return { kind: "other", name: "" };
  return { kind: label.startsWith("p") ? "page" : "event", name: label.slice(1) };
}

/** The label of a requested stop. A merged event is replaced by the event under which it is counted. */
export const countedLabel = ({ kind, name }: Stop, naming: Naming): string =>
  labelOf({ kind, name: kind === "event" ? naming.countedAs(name) : name });

/** The display name that members gave a stop, if any. */
export function titleOf({ kind, name }: Pick<FlowNode, "kind" | "name">, naming: Naming): { title?: string } {
  const title = kind === "event" ? naming.of(name).display_name : "";
  return title === "" ? {} : { title };
}

/** A rule as a regular expression of the store: `*` matches any text, all other characters are literal. */
export const ruleExpression = (rule: string): string =>
  `^${rule
    .split("*")
    .map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/g, "\\$&"))
    .join(".*")}$`;
