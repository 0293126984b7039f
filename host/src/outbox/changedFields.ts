// The changes of an update for the audit log, field by field as readable text. Secret values are masked, so only the
// fact that they changed is recorded.
import type { ChangedField } from "@sightline/schema/rest/timeline/changes";

const SECRET = /secret|token|password|api_?key/i;
const MASKED = "•••";
/** Long enough for the full condition of an event rule. */
const LONGEST = 500;

function written(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  if (SECRET.test(field)) return MASKED;
  const other = typeof value === "string" ? value : JSON.stringify(value);
  const text = Array.isArray(value) ? value.join(", ") : other;
  return text === "" ? null : text.slice(0, LONGEST);
}

/** Serialized for the column `change`; undefined if nothing changed. */
export function changedFields(before: object, change: object): string | undefined {
  const was = new Map(Object.entries(before));
  const changed = Object.entries(change).flatMap(([field, value]): ChangedField[] => {
    if (value === undefined || JSON.stringify(value) === JSON.stringify(was.get(field))) return [];
    return [{ field, before: written(field, was.get(field)), after: written(field, value) }];
  });
  return changed.length > 0 ? JSON.stringify(changed) : undefined;
}
