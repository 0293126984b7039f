// The choices of a visitor list besides range and filters. Each is stored in the URL.
import type { VisitorKind, VisitorOrder } from "#web/__generated__/VisitorListScreenQuery.graphql.ts";
import { t } from "#web/texts/t.ts";
import type { Sort } from "#web/ui/data/columns.ts";

export const PAGE = 50;

export const listKinds = [
  { id: "ALL", path: "/visitors", title: t("Visitors"), label: t("Everyone") },
  { id: "USERS", path: "/users", title: t("Identified visitors"), label: t("Identified") },
  { id: "CONTACT", path: "/contact", title: t("Contacts"), label: t("With email") },
] as const satisfies readonly { id: VisitorKind; path: string; title: string; label: string }[];

export const columnIds = [
  "email",
  "country",
  "device",
  "firstSeen",
  "lastSeen",
  "sessions",
  "pageviews",
  "events",
  "conversions",
  "revenue",
  "tags",
] as const;
export type ColumnId = (typeof columnIds)[number];

/** The columns that the host can sort by. */
export const orders: Partial<Record<ColumnId, VisitorOrder>> = {
  firstSeen: "FIRST_SEEN",
  lastSeen: "LAST_SEEN",
  sessions: "SESSIONS",
  pageviews: "PAGEVIEWS",
  events: "EVENTS",
  conversions: "CONVERSIONS",
  revenue: "REVENUE",
};

const isColumn = (id: string): id is ColumnId => (columnIds as readonly string[]).includes(id);

export function readSort(search: URLSearchParams): Sort {
  const column = search.get("sort") ?? "";
  const known = isColumn(column) && orders[column] ? column : "lastSeen";
  return { column: known, direction: search.get("dir") === "asc" ? "ascending" : "descending" };
}

/** A changed order, search or tag resets to the first page. */
export function withChoice(search: URLSearchParams, choice: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of ["after", "before"]) next.delete(name);
  for (const [name, value] of Object.entries(choice)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** The variables from the URL, in addition to those of every report. */
export function listArgs(search: URLSearchParams) {
  const { column, direction } = readSort(search);
  const before = search.get("before");
  const page = before ? { last: PAGE, before, first: null, after: null } : { first: PAGE, after: search.get("after") };
  return {
    search: (search.get("q") ?? "").slice(0, 200),
    tag: search.get("tag"),
    order: orders[isColumn(column) ? column : "lastSeen"] ?? "LAST_SEEN",
    isAscending: direction === "ascending",
    ...page,
  };
}

/** `cols=email,sessions`; null if the URL contains none. */
export function readColumns(text: string | null): ColumnId[] | null {
  if (text === null) return null;
  const named = text.split(",");
  return columnIds.filter((id) => named.includes(id));
}
