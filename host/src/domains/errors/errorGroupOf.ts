// A group as the wire tells it: what the events say, and what members said. What happens again after it was resolved is
// unresolved, and a regression; a snoozed group comes back when its time is over.
import type { ErrorGroup, ErrorState } from "@sightline/schema/rest/errors/errors";
import { PARTS, type GroupRow } from "./sql/errorGroups.ts";
import type { StateRow } from "./sql/errorStates.ts";

/** The first line of a stack that names a place: `applyCoupon (shop.js:118:24)` is `shop.js:118:24`. */
export function placeOf(stack: string): string {
  const match = /((?:https?:\/\/|\/)?[^\s()@]*?[^\s()@/]+:\d+(?::\d+)?)\)?\s*$/m.exec(stack);
  return match?.[1]?.replace(/^https?:\/\/[^/]+/, "").replace(/\?[^:]*/, "") ?? "";
}

function stateNow(row: GroupRow, said: StateRow | undefined, now: number): { state: ErrorState; regression: boolean } {
  if (said?.state === "resolved") {
    const regression = row.last_seen > said.changed_at.getTime();
    return { state: regression ? "unresolved" : "resolved", regression };
  }
  if (said?.state === "ignored") return { state: "ignored", regression: false };
  const snoozed = said?.state === "snoozed" && (said.snoozed_until?.getTime() ?? 0) > now;
  return { state: snoozed ? "snoozed" : "unresolved", regression: false };
}

export function errorGroupOf(
  row: GroupRow,
  { said, first, now }: { said: StateRow | undefined; first: number | undefined; now: number },
): ErrorGroup {
  const { state, regression } = stateNow(row, said, now);
  return {
    error_group_id: row.error_hash,
    message: row.message,
    type: row.name || "Error",
    place: placeOf(row.stack),
    count: row.count,
    sessions: row.sessions,
    visitors: row.visitors,
    first_seen: new Date(first ?? row.last_seen).toISOString(),
    last_seen: new Date(row.last_seen).toISOString(),
    sparkline: Array.from({ length: PARTS }, (_, part) => Number(row.parts[part] ?? 0)),
    state,
    regression,
    snoozed_until: state === "snoozed" ? (said?.snoozed_until?.toISOString() ?? null) : null,
    assignee: said?.assignee && said.assignee_name ? { user_id: said.assignee, name: said.assignee_name } : null,
  };
}
