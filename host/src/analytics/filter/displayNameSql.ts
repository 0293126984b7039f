// Compiles a condition on event names. An event matches by the name under which it is counted, or by the label that
// members gave that name. Names that were merged into another one don't match on their own.
import type { FilterCondition } from "@sightline/schema/rest/range";
import { textSql, type Binding } from "./filterSql.ts";
import { EVENT_NAME } from "./namedEvent.ts";

type Positive = FilterCondition & { operator: "==" | "**" | "ex" | "gt" | "gte" | "lt" | "lte" };

const isPart = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());

/** Needs a positive operator, not a negated one. */
export function displayNameSql(condition: FilterCondition, binding: Binding): string {
  const { naming } = binding.terms;
  const { operator, value } = condition as Positive;
  const list = (names: readonly string[]) => names.map((name) => binding.bind(name, "String")).join(", ");
  if (naming && operator === "==") return `${EVENT_NAME} IN (${list(naming.asOneWith(value))})`;
  const plain = textSql(EVENT_NAME, condition, binding);
  if (!naming || operator !== "**" || naming.changed.length === 0) return plain;
  const renamed = naming.changed.filter(({ event_name }) => {
    const counted = naming.of(naming.countedAs(event_name));
    return isPart(counted.event_name, value) || isPart(counted.display_name, value);
  });
  const isChanged = `${EVENT_NAME} IN (${list(naming.changed.map(({ event_name }) => event_name))})`;
  const isRenamed =
    renamed.length > 0 ? `${EVENT_NAME} IN (${list(renamed.map(({ event_name }) => event_name))})` : "0";
  return `if(${isChanged}, ${isRenamed}, ${plain})`;
}
