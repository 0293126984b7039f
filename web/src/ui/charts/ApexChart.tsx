// The only file that imports the chart library: a lazy chunk of 99 KB (see web/unusedParts.ts) that doesn't delay the
// first numbers (see LazyApex.tsx).
import type { ApexOptions } from "apexcharts";
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import ImportedChart from "react-apexcharts";

export interface ApexProps {
  type: "line" | "area" | "bar" | "donut";
  series: NonNullable<ApexOptions["series"]>;
  options: ApexOptions;
  height: number;
}

/** The package is CommonJS: bundlers return either the component or its module. */
function unwrap(imported: typeof ImportedChart): typeof ImportedChart {
  return typeof imported === "object" && imported !== null && "default" in imported
    ? (imported as { default: typeof ImportedChart }).default
    : imported;
}

const Chart = unwrap(ImportedChart);

/** The library draws for the width of the window. On paper, the drawing is scaled to that of the sheet. */
function usePrintedSize() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scale = () => {
      const drawing = box.current?.querySelector("svg");
      if (drawing) drawing.setAttribute("viewBox", `0 0 ${drawing.clientWidth} ${drawing.clientHeight}`);
    };
    addEventListener("beforeprint", scale);
    return () => removeEventListener("beforeprint", scale);
  }, []);
  return box;
}

/** After the last change of its width, a chart is drawn anew. */
const RESIZED_MS = 120;

/** The library misses changes of the box's width while it draws: it gets the width in px. */
function useSettledWidth(box: RefObject<HTMLDivElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMeasured = false;
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      // before the first frame is painted, so that nothing is drawn twice
      if (!isMeasured) flushSync(() => setWidth(element.clientWidth));
      else timer = setTimeout(() => setWidth(element.clientWidth), RESIZED_MS);
      isMeasured = true;
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [box]);
  return width;
}

export function ApexChart({ type, series, options, height }: ApexProps) {
  const box = usePrintedSize();
  const width = useSettledWidth(box);
  return (
    <div ref={box}>
      {width !== undefined && (
        <Chart type={type} series={series} options={options} height={height} width={Math.max(width, 1)} />
      )}
    </div>
  );
}
