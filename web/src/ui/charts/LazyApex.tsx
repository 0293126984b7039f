import { lazy, Suspense } from "react";
import { Skeleton } from "../feedback/Skeleton.tsx";
import type { ApexProps } from "./ApexChart.tsx";

const ApexChart = lazy(() => import("./ApexChart.tsx").then((chunk) => ({ default: chunk.ApexChart })));

/**
 * Without ResizeObserver (old browsers, jsdom) the library throws. The chart then stays empty and its table is the
 * fallback.
 */
const measurable = typeof ResizeObserver !== "undefined";

/** Reserves the chart's height while the library loads, to prevent layout shifts. */
export function LazyApex(props: ApexProps) {
  return (
    <div css={{ height: props.height, overflow: "hidden" }}>
      {measurable && (
        <Suspense fallback={<Skeleton shape="chart" height={props.height} />}>
          <ApexChart {...props} />
        </Suspense>
      )}
    </div>
  );
}
