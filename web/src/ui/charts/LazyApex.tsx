import type { CSSObject } from "@emotion/react";
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

/** Clear of the data: bars and low lines leave the top free, high lines the bottom (see lineTooltip.ts). */
const tooltipPlace: CSSObject = {
  "& .apexcharts-tooltip.apexcharts-theme-light, & .apexcharts-tooltip.apexcharts-theme-dark": {
    top: "2px !important",
  },
  "&:has([data-place=bottom]) .apexcharts-tooltip.apexcharts-tooltip": {
    top: "auto !important",
    bottom: 34,
  },
};

/**
 * The library loads when a chart is near the viewport, after the numbers around it are drawn. The chart's height is
 * reserved until then, to prevent layout shifts.
 */
export function LazyApex(props: ApexProps) {
  return (
    <div css={[{ height: props.height, overflow: "hidden", "@media print": { height: "auto" } }, tooltipPlace]}>
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
