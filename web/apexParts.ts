// Bundles only the parts of ApexCharts that the app uses: lines, areas and bars, without zoom, selection, toolbar and the
// other chart types. 106 KB brotli instead of the 124 KB of the package's own bundle, which has everything as ES5.
import path from "node:path";
import type { Plugin } from "vite";

const UNUSED = new RegExp(
  [
    /charts\/(BoxCandleStick|HeatMap|Pie|Radar|Radial|RangeBar|Treemap)$/,
    /^\.\.\/(Exports|Toolbar|ZoomPanSelection)$/,
    /^@svgdotjs\/svg\.(draggable|select|resize)\.js$/,
  ]
    .map(({ source }) => source)
    .join("|"),
);
const EMPTY = "\0apex-unused";

export const apexParts = (source: string): Plugin => ({
  name: "apex-parts",
  enforce: "pre",
  apply: "build",
  resolveId: {
    order: "pre",
    handler(id, importer) {
      if (id === "apexcharts") return path.join(source, "apexcharts.js");
      if (!importer?.startsWith(source)) return undefined;
      if (UNUSED.test(id)) return EMPTY;
      if (/\.(svg|css)$/.test(id)) return `${path.resolve(path.dirname(importer), id)}?raw`;
      return undefined;
    },
  },
  load: { filter: { id: /^\0apex-unused$/ }, handler: () => "export default class { destroy() {} }" },
});
