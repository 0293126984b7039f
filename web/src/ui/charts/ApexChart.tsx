// The only file that knows the chart library: a chunk of 125 KB that no first number waits for (see LazyApex.tsx).
import type { ApexOptions } from "apexcharts";
import ImportedChart from "react-apexcharts";

export interface ApexProps {
  type: "line" | "area" | "bar" | "donut";
  series: NonNullable<ApexOptions["series"]>;
  options: ApexOptions;
  height: number;
}

/** The package is CommonJS: bundlers hand over either the component or the module around it. */
function unwrap(imported: typeof ImportedChart): typeof ImportedChart {
  return typeof imported === "object" && imported !== null && "default" in imported
    ? (imported as { default: typeof ImportedChart }).default
    : imported;
}

const Chart = unwrap(ImportedChart);

export function ApexChart({ type, series, options, height }: ApexProps) {
  return <Chart type={type} series={series} options={options} height={height} width="100%" />;
}
