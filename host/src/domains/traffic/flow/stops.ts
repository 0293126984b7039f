// A stop of a way as the store names it: `p` and a path (or the rule that groups it), `x` and the name of an event.
// Of two at the same instant the page comes first.
import type { FlowNode, Stop } from "@sightline/schema/rest/traffic/flow";

export const REST = "";

export const labelOf = ({ kind, name }: Stop): string => (kind === "page" ? `p${name}` : `x${name}`);

export function stopOf(label: string): Pick<FlowNode, "kind" | "name"> {
  if (label === REST) return { kind: "other", name: "" };
  return { kind: label.startsWith("p") ? "page" : "event", name: label.slice(1) };
}

/** A rule as a regular expression of the store: `*` is any text, everything else is itself. */
export const ruleExpression = (rule: string): string =>
  `^${rule
    .split("*")
    .map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/g, "\\$&"))
    .join(".*")}$`;
