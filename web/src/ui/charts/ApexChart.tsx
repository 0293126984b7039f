// The only file that imports the chart library: a lazy chunk of 101 KB (see web/unusedParts.ts) that doesn't delay the
// first numbers (see LazyApex.tsx).
import type { ApexOptions } from "apexcharts";
import { useEffect, useRef } from "react";
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

export function ApexChart({ type, series, options, height }: ApexProps) {
  const box = usePrintedSize();
  return (
    <div ref={box}>
      <Chart type={type} series={series} options={options} height={height} width="100%" />
    </div>
  );
}
