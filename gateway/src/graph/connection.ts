// Relay connections over a whole list. `pageInfo` is correct in both directions: it reports whether the whole list
// continues beyond each end of the page, including beyond the cursor itself.
import { compareKeys, toCursor, type SortKey } from "./cursor.ts";
import { readPage, type PageArgs } from "./pageArgs.ts";

export interface Edge<T> {
  cursor: string;
  node: T;
}

export interface PageInfo {
  hasNextPage: boolean;
  hasPreviousPage: boolean;
  startCursor: string | null;
  endCursor: string | null;
}

export interface Connection<T> {
  edges: Edge<T>[];
  pageInfo: PageInfo;
  totalCount: number;
}

/** The edges of a page, and whether there are items before and after it. */
export function connectionOfPage<T>(
  nodes: readonly T[],
  keyOf: (node: T) => SortKey,
  around: { hasNextPage: boolean; hasPreviousPage: boolean; totalCount: number },
): Connection<T> {
  const edges = nodes.map((node) => ({ cursor: toCursor(keyOf(node)), node }));
  const { totalCount, ...has } = around;
  const ends = { startCursor: edges[0]?.cursor ?? null, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, pageInfo: { ...has, ...ends }, totalCount };
}

export function connectionOf<T>(list: readonly T[], args: PageArgs, keyOf: (node: T) => SortKey): Connection<T> {
  const { backward, size, after, before } = readPage(args);
  const keyed = list.map((node) => ({ node, key: keyOf(node) })).toSorted((a, b) => compareKeys(a.key, b.key));
  // the list is sorted, so the items between the cursors are contiguous
  const begin = after === undefined ? 0 : keyed.filter(({ key }) => compareKeys(key, after) <= 0).length;
  const end = before === undefined ? keyed.length : keyed.filter(({ key }) => compareKeys(key, before) < 0).length;
  const from = backward ? Math.max(begin, end - size) : begin;
  const to = backward ? end : Math.min(end, begin + size);
  const page = from < to ? keyed.slice(from, to) : [];
  return connectionOfPage(
    page.map(({ node }) => node),
    keyOf,
    {
      hasPreviousPage: page.length > 0 ? from > 0 : begin > 0,
      hasNextPage: page.length > 0 ? to < keyed.length : end < keyed.length,
      totalCount: keyed.length,
    },
  );
}
