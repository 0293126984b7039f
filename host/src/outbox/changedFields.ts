// What a change changed, for the audit log: field by field, as text that a person can read. What is called a secret is
// never written down, only that it is another one.
import type { ChangedField } from "@sightline/schema/rest/timeline/changes";

const SECRET = /secret|token|password|api_?key/i;
const MASKED = "•••";
/** A condition of an event rule is shown whole. */
const LONGEST = 500;

function written(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (SECRET.test(field)) return MASKED;
  const other = typeof value === "string" ? value : JSON.stringify(value);
  const text = Array.isArray(value) ? value.join(", ") : other;
  return text === "" ? null : text.slice(0, LONGEST);
}

/** As the column `change` takes it; undefined where nothing is other than it was. */
export function changedFields(before: object, change: object): string | undefined {
  const was = new Map(Object.entries(before));
  const changed = Object.entries(change).flatMap(([field, value]): ChangedField[] => {
    if (value === undefined || JSON.stringify(value) === JSON.stringify(was.get(field))) return [];
    return [{ field, before: written(field, was.get(field)), after: written(field, value) }];
  });
  return changed.length > 0 ? JSON.stringify(changed) : undefined;
}
