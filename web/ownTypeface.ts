// The product's typeface: Geist, as one variable file for the weights in use, with its letters of Latin scripts (20 KB,
// with all weights 29; letters of others, 11 KB, load only where a page has them). The page preloads it, so that it
// arrives with the scripts, before the first text is drawn. `optional` never exchanges the typeface of text that is
// already there, so nothing moves: where the network is too slow for it, text keeps the system's typeface until the next
// page, which has the file in its cache.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import type { HtmlTagDescriptor, Plugin } from "vite";

const require = createRequire(import.meta.url);
interface Part {
  name: string;
  file: string;
  /** the letters that it covers, as its package divides them */
  range: string;
}

const parts: readonly Part[] = [
  {
    name: "geist-latin-ext.woff2",
    file: require.resolve("@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2"),
    range:
      "U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, " +
      "U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF",
  },
  {
    name: "geist-latin.woff2",
    file: require.resolve("@fontsource-variable/geist/files/geist-latin-wght-normal.woff2"),
    range:
      "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, " +
      "U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD",
  },
];

/** Of regular to bold text. */
const weights = { min: 400, max: 700 };

function lettersOf(range: string): string {
  const letters = range.split(", ").flatMap((part) => {
    const [from = 0, to = from] = part
      .replace("U+", "")
      .split("-")
      .map((digits) => Number.parseInt(digits, 16));
    return Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n));
  });
  return letters.join("");
}

const subsetOf = ({ file, range }: Part): Promise<Buffer> =>
  subsetFont(readFileSync(file), lettersOf(range), { targetFormat: "woff2", variationAxes: { wght: weights } });

const face = (url: string, range: string) =>
  `@font-face{font-family:"Geist";font-weight:${weights.min} ${weights.max};font-display:optional;src:url(${url}) format("woff2");unicode-range:${range}}`;

/** Of common typefaces, scaled to the width and height of Geist's letters. */
const fallback =
  '@font-face{font-family:"Geist fallback";src:local("Arial"),local("Arimo"),local("Liberation Sans");' +
  "size-adjust:104.76%;ascent-override:95.94%;descent-override:28.16%;line-gap-override:0%}";

export const ownTypeface = (): Plugin => ({
  name: "own-typeface",
  apply: "build",
  async buildStart() {
    for (const part of parts) this.emitFile({ type: "asset", name: part.name, source: await subsetOf(part) });
  },
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle }) {
      const faces = Object.values(bundle ?? {}).flatMap((asset) => {
        const part = parts.find(({ name }) => asset.type === "asset" && asset.names.includes(name));
        return part ? [{ ...part, url: `/${asset.fileName}` }] : [];
      });
      const rules = faces.map(({ url, range }) => face(url, range));
      const preload = { rel: "preload", as: "font", type: "font/woff2", crossorigin: true } as const;
      return [
        ...faces
          .filter(({ name }) => name === "geist-latin.woff2")
          .map(({ url }) => ({ tag: "link", attrs: { ...preload, href: url }, injectTo: "head-prepend" }) as const),
        { tag: "style", children: rules.join("") + fallback, injectTo: "head" },
      ] satisfies HtmlTagDescriptor[];
    },
  },
});
