// Lists the files that each route of the app needs for its screen and its layout, beyond those that every page loads, the
// area of its texts, and what the page shows first. The gateway writes them into the page
// (gateway/src/edge/http/appPage.ts). Measured without it: the files of a screen are requested only after 170 KB of
// scripts have arrived and run.
import react from "@vitejs/plugin-react";
import path from "node:path";
import { runnerImport, type Plugin, type Rolldown } from "vite";
import { folderOfScreen } from "./chunks.ts";
import type { PaintedScreen } from "./firstPaint.tsx";
import type { LayoutName } from "./src/relay/screen.ts";

interface Route extends PaintedScreen {
  path: string;
  /** of the screen's component */
  module: string;
}

/** The parts of layouts that load separately. */
const layouts: Record<LayoutName, readonly string[]> = {
  bare: [],
  auth: ["src/layout/shell/AuthShell.tsx"],
  menu: ["src/layout/shell/AuthShell.tsx"],
  share: ["src/layout/ShareLayout.tsx", "src/layout/share/ShareFrame.tsx"],
};

/** Of a route, in the syntax of React Router. */
const patternOf = (route: string) =>
  `^${route
    .replace(/\/$/, "")
    .replaceAll(".", String.raw`\.`)
    .replaceAll(/\/:\w+\?/g, "(/[^/]+)?")
    .replaceAll(/:\w+/g, "[^/]+")
    .replace("*", ".*")}/?$`;

const ROUTES = "virtual:routes";
const listOfRoutes = `
  import { screens } from "/src/screens/__generated__/screens.ts";
  export const routes = await Promise.all(
    screens.map(async ({ path, layout, shape, places, preload }) => {
      const hasRange = Boolean(places.range);
      return { path, layout, shape, hasRange, module: await preload() };
    }),
  );`;

/** Runs the app's list of screens. Its components are replaced by modules that export their own path. */
async function routesOf(root: string): Promise<Route[]> {
  const { module } = await runnerImport<{ routes: Route[] }>(ROUTES, {
    root,
    configFile: false,
    logLevel: "error",
    plugins: [
      {
        name: "paths-of-components",
        enforce: "pre",
        resolveId: (id) => (id === ROUTES ? `\0${ROUTES}` : undefined),
        load(id) {
          if (id === `\0${ROUTES}`) return listOfRoutes;
          return id.endsWith(".tsx") ? `export default ${JSON.stringify(id)};` : undefined;
        },
      },
    ],
  });
  return module.routes;
}

async function paintOf(root: string): Promise<(screen: PaintedScreen) => string> {
  const { module } = await runnerImport<{ firstPaint: (screen: PaintedScreen) => string }>("/firstPaint.tsx", {
    root,
    configFile: false,
    logLevel: "error",
    // the markup of the app itself
    mode: "production",
    plugins: [react({ jsxImportSource: "@emotion/react" })],
  });
  return module.firstPaint;
}

/** The files of modules, with their static imports. */
function filesOf(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
  return (modules: readonly string[]): Set<string> => {
    const files = new Set<string>();
    const add = (file: string) => {
      if (files.has(file)) return;
      files.add(file);
      const chunk = bundle[file];
      if (chunk?.type === "chunk") chunk.imports.forEach(add);
    };
    for (const module of modules) {
      const chunk =
        chunks.find(({ facadeModuleId }) => facadeModuleId === module) ??
        chunks.find(({ moduleIds }) => moduleIds.includes(module));
      if (!chunk) throw new Error(`no file of the build contains ${module}`);
      add(chunk.fileName);
    }
    return files;
  };
}

export const preloads = (root: string, ofEveryPage: readonly string[]): Plugin => ({
  name: "preloads",
  apply: "build",
  async generateBundle(_options, bundle) {
    const find = filesOf(bundle);
    const known = find(ofEveryPage.map((file) => path.join(root, file)));
    const routes = await routesOf(root);
    // like React Router, a fixed segment before a parameter: colons and asterisks sort before letters
    routes.sort((one, other) => (one.path < other.path ? 1 : -1));
    const paint = await paintOf(root);
    const paints: string[] = [];
    const list = routes.map(({ path: route, module, ...screen }) => {
      const { layout } = screen;
      const painted = paint(screen);
      if (!paints.includes(painted)) paints.push(painted);
      const files = find([...layouts[layout].map((file) => path.join(root, file)), module]);
      return {
        pattern: patternOf(route),
        isForMembers: layout === "auth" || layout === "menu",
        area: folderOfScreen(module) ?? "app",
        files: [...files].filter((file) => !known.has(file)),
        paint: paints.indexOf(painted),
      };
    });
    this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify({ paints, routes: list }) });
  },
});
