import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay";
import type { LazyBreakdownTable_breakdown$key } from "#web/__generated__/LazyBreakdownTable_breakdown.graphql.ts";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { WhenNear } from "#web/ui/layout/WhenNear.tsx";
import type { BreakdownColumn } from "./BreakdownTable.tsx";

const BreakdownTable = lazy(() => import("./BreakdownTable.tsx").then((chunk) => ({ default: chunk.BreakdownTable })));

/** In px, of a table with a few rows. Its panel reserves the space of all rows. */
const HEIGHT = 240;

interface Props {
  breakdown: LazyBreakdownTable_breakdown$key;
  name: string;
  columns: readonly BreakdownColumn[];
}

/** A breakdown below the first numbers: its code, 18 KB, and its rows wait until the user scrolls near it. */
export function LazyBreakdownTable({ breakdown: given, ...table }: Props) {
  const breakdown = useFragment(
    graphql`
      fragment LazyBreakdownTable_breakdown on TrafficBreakdown {
        ...BreakdownTable_breakdown
      }
    `,
    given,
  );
  return (
    <WhenNear height={HEIGHT}>
      <Suspense fallback={<Skeleton shape="table" count={6} />}>
        <BreakdownTable breakdown={breakdown} {...table} />
      </Suspense>
    </WhenNear>
  );
}
