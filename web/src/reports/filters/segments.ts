// Segments in the filters of a screen. The URL contains a segment's filters, not its id: a link keeps its numbers when
// the segment is changed or deleted, and works for recipients without access to segments.
import { graphql, readInlineData } from "react-relay";
import type { segments_segment$key } from "#web/__generated__/segments_segment.graphql.ts";
import { checkedCondition, hasGroups, withGroup, withoutGroups, type Group } from "../url/reportState.ts";

export interface SavedSegment {
  id: string;
  name: string;
  filters: readonly Group[];
}

/** Without the conditions that this version of the app does not know. */
export function filtersOf(segment: segments_segment$key): readonly Group[] {
  const { groups } = readInlineData(
    graphql`
      fragment segments_segment on Segment @inline {
        groups {
          conditions {
            criteria
            key
            operator
            value
          }
        }
      }
    `,
    segment,
  );
  return groups.map(({ conditions }) =>
    conditions.flatMap(
      ({ criteria, key, operator, value }) => checkedCondition({ criteria, key, operator, value }) ?? [],
    ),
  );
}

export interface AppliedSegments<T> {
  segments: readonly T[];
  /** filters that belong to none of them */
  others: readonly Group[];
}

/** The segments whose filters are all set, those with the most filters first. */
export function appliedSegments<T extends { filters: readonly Group[] }>(
  filters: readonly Group[],
  known: readonly T[],
): AppliedSegments<T> {
  let others = filters;
  const segments = known
    .toSorted((one, other) => other.filters.length - one.filters.length)
    .filter((segment) => {
      if (segment.filters.length === 0 || !hasGroups(others, segment.filters)) return false;
      others = withoutGroups(others, segment.filters);
      return true;
    });
  return { segments, others };
}

/** The screen's filters after a segment has changed, if it is applied. */
export const withChangedSegment = (
  filters: readonly Group[],
  before: readonly Group[],
  after: readonly Group[],
): readonly Group[] => (hasGroups(filters, before) ? after.reduce(withGroup, withoutGroups(filters, before)) : filters);
