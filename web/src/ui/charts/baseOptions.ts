import type { Theme } from "@emotion/react";
import type { ApexOptions } from "apexcharts";

/** What all charts have in common: no toolbar, no motion, a thin grid, the page's font. */
export function baseOptions(t: Theme): ApexOptions {
  return {
    chart: {
      animations: { enabled: false },
      toolbar: { show: false },
      zoom: { enabled: false },
      selection: { enabled: false },
      background: "transparent",
      fontFamily: t.font.body,
      foreColor: t.color.muted,
      parentHeightOffset: 0,
      redrawOnParentResize: true,
      redrawOnWindowResize: true,
    },
    theme: { mode: t.mode },
    colors: [...t.series],
    dataLabels: { enabled: false },
    legend: { show: false },
    grid: {
      borderColor: t.color.border,
      strokeDashArray: 0,
      xaxis: { lines: { show: false } },
      yaxis: { lines: { show: true } },
      padding: { top: -12, right: 8, bottom: -4, left: 2 },
    },
    xaxis: {
      axisBorder: { show: true, color: t.color.border },
      axisTicks: { show: false },
      labels: {
        rotate: 0,
        hideOverlappingLabels: true,
        style: { colors: t.color.muted, fontSize: t.size.micro },
      },
    },
    states: { hover: { filter: { type: "none" } }, active: { filter: { type: "none" } } },
  };
}
