// Leaves out of the build what the app doesn't use of libraries that can't be tree-shaken: they are CommonJS, or register
// their parts when they load. The tests of the built app cover all that the app uses.
// Measured in Brotli: 9 KB less of Relay, 3 of React Router, 1 of emotion, and 26 of ApexCharts.
import path from "node:path";
import type { Plugin } from "vite";

/** Throws its name if the app does use it. */
const unused = (name: string) =>
  `module.exports = function () { throw new Error("${name} is left out of the build (web/unusedParts.ts)"); };`;
/** A part that a chart creates and destroys, but never uses without the options for it. */
const PART_OF_CHART = "export default class { destroy() {} }";

/** Modules by their paths below `node_modules`, and the code that replaces them. */
const replacements: Record<string, string> = {
  ...Object.fromEntries(
    [
      "react-relay/lib/relay-hooks/useMutationAction_EXPERIMENTAL.js",
      "react-relay/lib/relay-hooks/EntryPointContainer.react.js",
      "react-relay/lib/relay-hooks/loadEntryPoint.js",
      "react-relay/lib/relay-hooks/useEntryPointLoader.js",
      "relay-runtime/lib/experimental.js",
      "relay-runtime/lib/mutations/RelayDeclarativeMutationConfig.js",
      "relay-runtime/lib/mutations/readUpdatableFragment.js",
      "relay-runtime/lib/mutations/readUpdatableQuery.js",
      "relay-runtime/lib/network/RelayQueryResponseCache.js",
      "relay-runtime/lib/query/fetchQuery_DEPRECATED.js",
      "relay-runtime/lib/store/NormalizationEngine.js",
      "relay-runtime/lib/store/RelayModernFragmentSpecResolver.js",
      // for emotion's `withTheme`
      "hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js",
    ].map((name) => [name, unused(name)]),
  ),
  // Relay's default flags choose these implementations
  ...Object.fromEntries(
    ["useFragmentInternal", "useLoadMoreFunction", "useQueryLoader"].map((name) => [
      `react-relay/lib/relay-hooks/${name}.js`,
      `module.exports = require("./${name}_EXPERIMENTAL");`,
    ]),
  ),
  // the store of an app without Relay resolvers calls only these
  "relay-runtime/lib/store/live-resolvers/LiveResolverCache.js": `exports.LiveResolverCache = class {
    invalidateDataIDs() {} unsubscribeFromLiveResolverRecords() {} invalidateResolverRecords() {}
  };`,
  // Relay is compiled for browsers without this syntax
  ...Object.fromEntries(
    Object.entries({
      createForOfIteratorHelper: `(list) => {
        const items = list[Symbol.iterator]();
        return { s() {}, n: () => items.next(), e(error) { throw error; }, f() { items.return?.(); } };
      }`,
      defineProperty: `(object, name, value) =>
        Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true })`,
      objectSpread2: "(...parts) => parts.reduce((all, part) => ({ ...all, ...part }))",
      toConsumableArray: "(list) => Array.from(list)",
    }).map(([name, helper]) => [
      `@babel/runtime/helpers/${name}.js`,
      `module.exports = ${helper}; module.exports.__esModule = true; module.exports.default = module.exports;`,
    ]),
  ),
  // lines, areas and bars remain, without zoom, selection, toolbar, exports, time axis, shadows and animations
  ...Object.fromEntries(
    [
      ...["BoxCandleStick", "HeatMap", "Pie", "Radar", "Radial", "RangeBar", "Treemap"].map((name) => `charts/${name}`),
      ...["Exports", "TimeScale", "Toolbar", "ZoomPanSelection"].map((name) => `modules/${name}`),
    ].map((name) => [`apexcharts/src/${name}.js`, PART_OF_CHART]),
  ),
  // the app draws its own; the library adds a style sheet for one to each chart
  "apexcharts/src/modules/legend/Legend.js": "export default class { init() {} }",
  "apexcharts/src/modules/Filters.js":
    "export default class { getDefaultFilter() {} applyFilter() {} setSelectionFilter() {} dropShadow(el) { return el } }",
  "apexcharts/src/svgjs/svg.pathmorphing.js": "",
};
const SIDE_EFFECTS_OF_CHARTS = /^@svgdotjs\/svg\.(draggable|select|resize|filter)\.js$/;
const NOTHING = "\0nothing";
// A button offers the progress bar in it an id. Ours show a spinner, and most pages have buttons but no progress bar.
const BUTTON = /react-aria-components\/dist\/private\/Button\.mjs$/;
const NO_PROGRESS_BAR = "\0no-progress-bar";

const FOLDER = "/node_modules/";
const nameOf = (id: string) => id.slice(id.lastIndexOf(FOLDER) + FOLDER.length);

export function unusedParts(apexcharts: string): Plugin {
  const missing = new Set([...Object.keys(replacements), NO_PROGRESS_BAR]);
  return {
    name: "unused-parts",
    enforce: "pre",
    apply: "build",
    resolveId: {
      order: "pre",
      handler(id, importer) {
        // the package's own bundle has everything, as ES5
        if (id === "apexcharts") return path.join(apexcharts, "apexcharts.js");
        if (id === "./ProgressBar.mjs" && importer && BUTTON.test(importer)) {
          missing.delete(NO_PROGRESS_BAR);
          return NO_PROGRESS_BAR;
        }
        if (!importer?.startsWith(apexcharts)) return undefined;
        if (SIDE_EFFECTS_OF_CHARTS.test(id)) return NOTHING;
        if (/\.(svg|css)$/.test(id)) return `${path.resolve(path.dirname(importer), id)}?raw`;
        return undefined;
      },
    },
    load: {
      filter: { id: /node_modules|^\0(nothing|no-progress-bar)$/ },
      handler(id) {
        if (id === NOTHING) return "";
        if (id === NO_PROGRESS_BAR)
          return `import { createContext } from "react"; export const ProgressBarContext = createContext(null);`;
        const name = nameOf(id);
        missing.delete(name);
        return replacements[name];
      },
    },
    transform: {
      // React Router's framework, which would stay because its contexts and components are made by calls of React
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) =>
        code
          .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ $1")
          .replaceAll(
            /^(var \w+ =) (class extends React\d*\.Component \{[^]*?^\});/gm,
            "$1 /* @__PURE__ */ (() => $2)();",
          )
          .replaceAll(/^\w+\.displayName = .*;$/gm, ""),
    },
    buildEnd(error) {
      if (!error && missing.size > 0) this.error(`No library has these modules any more: ${[...missing].join(", ")}`);
    },
  };
}
