import { lazy, Suspense } from "react";
import { Skeleton } from "../feedback/Skeleton.tsx";
import type { ApexProps } from "./ApexChart.tsx";

const ApexChart = lazy(() => import("./ApexChart.tsx").then((chunk) => ({ default: chunk.ApexChart })));

/** Without it the library throws; then the room stays empty and the chart's table speaks (old browsers, jsdom). */
const measurable = typeof ResizeObserver !== "undefined";

/** Keeps the chart's height while the library is on its way, so that nothing jumps. */
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
