import { lazy, Suspense } from "react";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { WhenNear } from "../layout/WhenNear.tsx";
import type { ApexProps } from "./ApexChart.tsx";

const ApexChart = lazy(() => import("./ApexChart.tsx").then((chunk) => ({ default: chunk.ApexChart })));

/**
 * Without ResizeObserver (old browsers, jsdom) the library throws. The chart then stays empty and its table is the
 * fallback.
 */
const measurable = typeof ResizeObserver !== "undefined";

/**
 * The library loads when a chart is near the viewport, after the numbers around it are drawn. The chart's height is
 * reserved until then, to prevent layout shifts.
 */
export function LazyApex(props: ApexProps) {
  return (
    <div css={{ height: props.height, overflow: "hidden" }}>
      {measurable && (
        <WhenNear height={props.height}>
          <Suspense fallback={<Skeleton shape="chart" height={props.height} />}>
            <ApexChart {...props} />
          </Suspense>
        </WhenNear>
      )}
    </div>
  );
}
