import type { Theme } from "@emotion/react";
import type { ApexOptions } from "apexcharts";

/** Options of all charts: no toolbar, no animation, a thin grid, the page's font. */
export function baseOptions(theme: Theme): ApexOptions {
  return {
    chart: {
      animations: { enabled: false },
      toolbar: { show: false },
      zoom: { enabled: false },
      selection: { enabled: false },
      background: "transparent",
      fontFamily: theme.font.body,
      foreColor: theme.color.muted,
      parentHeightOffset: 0,
      // see ApexChart.tsx
      redrawOnParentResize: false,
      redrawOnWindowResize: false,
    },
    theme: { mode: theme.mode },
    colors: [...theme.series],
    dataLabels: { enabled: false },
    legend: { show: false },
    grid: {
      borderColor: theme.color.border,
      strokeDashArray: 0,
      xaxis: { lines: { show: false } },
      yaxis: { lines: { show: true } },
      padding: { top: -12, right: 8, bottom: -4, left: 2 },
    },
    xaxis: {
      axisBorder: { show: true, color: theme.color.border },
      axisTicks: { show: false },
      labels: {
        rotate: 0,
        hideOverlappingLabels: true,
        style: { colors: theme.color.muted, fontSize: theme.size.micro },
      },
    },
    states: { hover: { filter: { type: "none" } }, active: { filter: { type: "none" } } },
  };
}
