// Splits the catalog of each language, so that a page loads the texts of its screen instead of all: 22 to 27 KB in Brotli
// instead of 100. The parts: `app` for what every page needs, one for each folder of screens, which their routes load before the
// screen, and `server` for what the servers say. A text belongs to the modules with a literal of these words; texts are
// needed when their module is evaluated, so the routes' own texts, and all that they import, are in `app`.
import { createHash } from "node:crypto";
import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin, Rolldown } from "vite";
import { folderOfScreen } from "./chunks.ts";

type Texts = Readonly<Record<string, string>>;

const ROUTES = /\/src\/screens\/(?<area>\w+)\/(?:.*\/)?[\w-]+\.routes\.ts$/;
const SCREEN_IMPORT = /\(\)\s*=>\s*import\(\s*("[^"]+\.tsx")\s*\)/g;
const ANY_IMPORT = /\bimport\(/g;
const LOADER = "loadAreaTexts";

const readTexts = (file: string): Texts => JSON.parse(readFileSync(file, "utf8")) as Texts;

/** The literals of a syntax tree. */
function* literalsOf(node: unknown): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  const { type, value } = node as { type?: unknown; value?: unknown };
  if (type === "Literal" && typeof value === "string") yield value;
  else if (type === "TemplateElement") yield String((value as { cooked?: unknown }).cooked);
  else for (const each of Object.values(node)) yield* literalsOf(each);
}

/** `start`, and all modules that these import, as far as `next` leads. */
function reach(start: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const all = new Set(start);
  // a set's iterator goes on to what is added meanwhile
  for (const id of all) for (const each of next(id)) all.add(each);
  return all;
}

/** A file is evaluated with all that it imports, so these need the same texts, beside those of `app`. */
function assertSeparate(bundle: Rolldown.OutputBundle, partsIn: (file: Rolldown.OutputChunk) => Set<string>): void {
  for (const file of Object.values(bundle)) {
    if (file.type !== "chunk") continue;
    const [part, ...others] = partsIn(file);
    const foreign = file.imports.flatMap((name) => {
      const imported = bundle[name];
      return imported?.type === "chunk" ? [...partsIn(imported)].filter((each) => each !== part) : [];
    });
    const lacking = [...others, ...foreign].join(", ");
    if (lacking !== "") throw new Error(`${file.fileName} is loaded before the texts of ${lacking} (web/chunks.ts)`);
  }
}

export function catalogueParts(root: string): Plugin {
  const data = path.join(root, "src/texts/data");
  const catalogues = readdirSync(data)
    .filter((file) => /^[a-z]{2}\.json$/.test(file))
    .map((file) => ({ language: file.slice(0, 2), texts: readTexts(path.join(data, file)) }));
  const templates = Object.entries(readTexts(path.join(data, "serverMessages.json")));
  const fromServers = new Set(templates.map(([, text]) => text));
  const known = new Set(catalogues.flatMap(({ texts }) => Object.keys(texts)));
  const textsOf = new Map<string, Set<string>>();

  // the names of the files are known before the parts, so they change with everything that the parts depend on
  const hash = createHash("sha256").update(JSON.stringify([catalogues, templates]));
  const sources = ["src/**/*.{ts,tsx}", "*.ts", "../schema/rest/**/*.ts", "../package-lock.json"];
  for (const file of globSync(sources, { cwd: root }).toSorted())
    hash.update(file).update(readFileSync(path.join(root, file)));
  const version = hash.digest("hex").slice(0, 8);

  /** Texts within what the servers say, from the tables of refusals. */
  function labelsOf(context: Rolldown.PluginContext): Set<string> {
    const tables = globSync(["../schema/rest/refusals/*.ts", "../schema/rest/*/refusals.ts"], { cwd: root });
    const read = (file: string) => context.parse(readFileSync(path.join(root, file), "utf8"), { lang: "ts" });
    return new Set(tables.flatMap((file) => [...literalsOf(read(file))])).intersection(known);
  }

  const isOwn = (id: string) => id.startsWith(path.join(root, "src/"));

  /** The texts of each part. */
  function partsOf(context: Rolldown.PluginContext, bundle: Rolldown.OutputBundle): Map<string, Set<string>> {
    const info = (id: string) => context.getModuleInfo(id);
    const ids = [...context.getModuleIds()];
    // without the screens, which only routes load
    const ofEveryPage = reach(
      ids.filter((id) => info(id)?.isEntry),
      (id) => [...(info(id)?.importedIds ?? []), ...(ROUTES.test(id) ? [] : (info(id)?.dynamicallyImportedIds ?? []))],
    );
    const partOf = (id: string) => (ofEveryPage.has(id) ? "app" : (folderOfScreen(id) ?? "app"));
    assertSeparate(bundle, (file) =>
      new Set([...file.moduleIds, file.facadeModuleId ?? ""].filter(isOwn).map(partOf)).difference(new Set(["app"])),
    );
    const parts = new Map<string, Set<string>>();
    for (const [part, own] of Map.groupBy(ids.filter(isOwn), partOf)) {
      // with the words of this workspace's other packages
      const modules = reach(own, (id) =>
        (info(id)?.importedIds ?? []).filter((each) => !isOwn(each) && textsOf.has(each)),
      );
      parts.set(part, new Set([...modules].flatMap((id) => [...(textsOf.get(id) ?? [])])));
    }
    const app = parts.get("app") ?? new Set();
    for (const [part, texts] of parts) if (part !== "app") parts.set(part, texts.difference(app));
    // what no module says comes from the servers: messages, and words in data
    const left = known.difference(new Set([...parts.values()].flatMap((texts) => [...texts])));
    parts.set("app", app.union(left.difference(fromServers)));
    return parts.set("server", fromServers.union(labelsOf(context)));
  }

  return {
    name: "catalogue-parts",
    enforce: "pre",
    apply: "build",
    config: () => ({ define: { "import.meta.env.VITE_TEXTS": JSON.stringify(version) } }),
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ } },
      handler(code, id) {
        const tree = this.parse(code, { lang: id.endsWith("x") ? "tsx" : "ts" });
        textsOf.set(id, new Set(literalsOf(tree)).intersection(known));
        const area = ROUTES.exec(id)?.groups?.["area"];
        if (area === undefined) return undefined;
        const found = [...code.matchAll(SCREEN_IMPORT)].length;
        if (found === 0 || found !== [...code.matchAll(ANY_IMPORT)].length)
          this.error(`${id} has an import of another form than () => import("./Screen.tsx")`);
        const waiting = code.replaceAll(SCREEN_IMPORT, `() => ${LOADER}("${area}").then(() => import($1))`);
        return { code: `import { ${LOADER} } from "#web/texts/catalogue.ts";\n${waiting}`, map: null };
      },
    },
    generateBundle(_options, bundle) {
      for (const [part, own] of partsOf(this, bundle)) {
        const reasons = Object.fromEntries(templates.filter(([, text]) => own.has(text)));
        // pages in a company's own English load what the servers say, to find the messages with other words
        const languages = part === "server" ? [...catalogues, { language: "en", texts: {} as Texts }] : catalogues;
        for (const { language, texts } of languages) {
          const translations = Object.fromEntries(Object.entries(texts).filter(([text]) => own.has(text)));
          const source = JSON.stringify({ texts: translations, templates: reasons });
          this.emitFile({ type: "asset", fileName: `assets/texts-${language}-${part}-${version}.json`, source });
        }
      }
    },
  };
}
