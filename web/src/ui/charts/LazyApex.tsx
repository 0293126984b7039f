import { lazy, Suspense } from "react";
import { Skeleton } from "../feedback/Skeleton.tsx";
import type { ApexProps } from "./ApexChart.tsx";

const ApexChart = lazy(() => import("./ApexChart.tsx").then((chunk) => ({ default: chunk.ApexChart })));

/** Keeps the chart's height while the library is on its way, so that nothing jumps. */
export function LazyApex(props: ApexProps) {
  return (
    <div css={{ height: props.height, overflow: "hidden" }}>
      <Suspense fallback={<Skeleton shape="chart" height={props.height} />}>
        <ApexChart {...props} />
      </Suspense>
    </div>
  );
}
