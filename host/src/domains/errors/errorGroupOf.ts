// Maps an error group to the contract: data from the events, and the state that members set. A resolved group that
// occurs again is unresolved, and a regression. A snoozed group returns when its time is over.
import { ErrorKind, type ErrorGroup, type ErrorState } from "@sightline/schema/rest/errors/errors";
import type { GroupRow } from "./sql/errorGroups.ts";
import type { ErrorLife } from "./sql/errorLives.ts";
import type { StateRow } from "./sql/errorStates.ts";

/** The first line of a stack with a location: `applyCoupon (shop.js:118:24)` gives `shop.js:118:24`. */
export function placeOf(stack: string): string {
  const match = /((?:https?:\/\/|\/)?[^\s()@]*?[^\s()@/]+:\d+(?::\d+)?)\)?\s*$/m.exec(stack);
  return match?.[1]?.replace(/^https?:\/\/[^/]+/, "").replace(/\?[^:]*/, "") ?? "";
}

export const kindOf = (stored: string): ErrorKind => ErrorKind.safeParse(stored).data ?? "script";

interface Known {
  saved: StateRow | undefined;
  life: ErrorLife | undefined;
  /** when each of the project's releases was first seen */
  order: ReadonlyMap<string, number>;
  now: number;
}

const lastSeen = (row: GroupRow, life: ErrorLife | undefined) => Math.max(row.last_seen, life?.last ?? 0);

/** It was resolved and then recurred. */
export const cameBack = (row: GroupRow, { saved, life }: Pick<Known, "saved" | "life">): boolean =>
  saved?.state === "resolved" && lastSeen(row, life) > saved.changed_at.getTime();

/**
 * The first release with a regression that is newer than all releases in which the group was known when it was
 * resolved.
 */
function laterRelease(resolvedAt: number, life: ErrorLife | undefined, order: Known["order"]): string {
  const releases = life?.releases ?? [];
  const known = releases.filter(({ first }) => first <= resolvedAt).map(({ release }) => order.get(release) ?? 0);
  const newest = Math.max(0, ...known);
  return releases.find(({ release, first }) => first > resolvedAt && (order.get(release) ?? 0) > newest)?.release ?? "";
}

function stateNow(row: GroupRow, known: Known): { state: ErrorState; regression: boolean } {
  const { saved, now } = known;
  const regression = cameBack(row, known);
  if (saved?.state === "resolved") return { state: regression ? "unresolved" : "resolved", regression };
  if (saved?.state === "ignored") return { state: "ignored", regression };
  const snoozed = saved?.state === "snoozed" && (saved.snoozed_until?.getTime() ?? 0) > now;
  return { state: snoozed ? "snoozed" : "unresolved", regression };
}

export function errorGroupOf(row: GroupRow, known: Known): ErrorGroup {
  const { saved, life, order } = known;
  const { state, regression } = stateNow(row, known);
  const releases = life?.releases ?? [];
  return {
    error_group_id: row.error_hash,
    message: row.message,
    kind: kindOf(row.kind),
    type: row.name || "Error",
    place: placeOf(row.stack),
    count: row.count,
    sessions: row.sessions,
    visitors: row.visitors,
    first_seen: new Date(life?.first ?? row.last_seen).toISOString(),
    last_seen: new Date(row.last_seen).toISOString(),
    first_release: releases[0]?.release ?? "",
    last_release: releases.toSorted((one, other) => other.last - one.last)[0]?.release ?? "",
    sparkline: row.trend,
    state,
    regression,
    regression_release: regression && saved ? laterRelease(saved.changed_at.getTime(), life, order) : "",
    snoozed_until: state === "snoozed" ? (saved?.snoozed_until?.toISOString() ?? null) : null,
    assignee: saved?.assignee && saved.assignee_name ? { user_id: saved.assignee, name: saved.assignee_name } : null,
  };
}
