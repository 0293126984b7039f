import { lazy, Suspense, type ComponentProps } from "react";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { WhenNear } from "#web/ui/layout/WhenNear.tsx";
import type { BreakdownTable as Table } from "./BreakdownTable.tsx";

const BreakdownTable = lazy(() => import("./BreakdownTable.tsx").then((chunk) => ({ default: chunk.BreakdownTable })));

/** In px, of a table with a few rows. Its panel reserves the space of all rows. */
const HEIGHT = 240;

/** A breakdown below the first numbers: its code, 25 KB, and its rows wait until the user scrolls near it. */
export function LazyBreakdownTable(props: ComponentProps<typeof Table>) {
  return (
    <WhenNear height={HEIGHT}>
      <Suspense fallback={<Skeleton shape="block" height={HEIGHT} />}>
        <BreakdownTable {...props} />
      </Suspense>
    </WhenNear>
  );
}
