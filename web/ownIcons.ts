// The icons of countries, browsers, systems and sources: a file each, from two icon sets of which only these are shipped.
// A page loads the few that its tables show, and only when they come into view. Their addresses are built from their
// names, so that no list of them is part of a script.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";
import { logos } from "./src/ui/data/logos.ts";

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number; left?: number; top?: number }>;
  aliases?: Record<string, { parent: string }>;
  width?: number;
  height?: number;
}

const require = createRequire(import.meta.url);
const read = (file: string) => JSON.parse(readFileSync(file, "utf8")) as IconSet;

function svgOf(set: IconSet, name: string): string {
  const icon = set.icons[set.aliases?.[name]?.parent ?? name];
  if (!icon) throw new Error(`the icon set has no icon named ${name}`);
  const { width = set.width ?? 16, height = set.height ?? 16, left = 0, top = 0 } = icon;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${[left, top, width, height].join(" ")}">${icon.body}</svg>`;
}

function iconFiles(): Map<string, string> {
  const flags = read(require.resolve("@iconify-json/circle-flags/icons.json"));
  const brands = read(require.resolve("@iconify-json/logos/icons.json"));
  // the set also has flags of languages and organizations: their names are longer or no region
  const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
  const countries = Object.keys({ ...flags.icons, ...flags.aliases }).filter(
    (name) => /^[a-z]{2}$/.test(name) && regions.of(name.toUpperCase()) !== undefined,
  );
  return new Map([
    ...countries.map((name) => [`flag-${name}`, svgOf(flags, name)] as const),
    ...logos.map((name) => [`logo-${name}`, svgOf(brands, name)] as const),
  ]);
}

export function ownIcons(): Plugin {
  const files = iconFiles();
  // the gateway recognizes files that never change by eight characters at the end of their names
  const version = createHash("sha256")
    .update(JSON.stringify([...files]))
    .digest("hex")
    .slice(0, 8);
  return {
    name: "own-icons",
    config: () => ({ define: { "import.meta.env.VITE_ICONS": JSON.stringify(version) } }),
    generateBundle() {
      for (const [name, source] of files) {
        this.emitFile({ type: "asset", fileName: `assets/${name}-${version}.svg`, source });
      }
    },
  };
}
