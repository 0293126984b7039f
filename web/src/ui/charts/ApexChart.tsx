// The only file that imports the chart library: a lazy chunk of 101 KB (see web/unusedParts.ts) that doesn't delay the
// first numbers (see LazyApex.tsx).
import type { ApexOptions } from "apexcharts";
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

export function ApexChart({ type, series, options, height }: ApexProps) {
  return <Chart type={type} series={series} options={options} height={height} width="100%" />;
}
