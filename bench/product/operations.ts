// The app's own operations: its trusted documents, and the screens that send them with the variables that the app
// derives from the URL. Nothing is listed here, so that the benchmarks follow the app.
import { readFileSync } from "node:fs";
import path from "node:path";
import { runnerImport } from "vite";
import { z } from "zod";

export interface Operation {
  name: string;
  /** the hash that the app sends instead of the document */
  id: string;
  variables: Record<string, unknown>;
}

const root = path.resolve(import.meta.dirname, "../..");

const documents = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(path.join(root, "schema/operations.json"), "utf8")));

export interface TrustedDocument {
  id: string;
  name: string;
  text: string;
}

export const operations: readonly TrustedDocument[] = Object.entries(documents).map(([id, text]) => ({
  id,
  name: /^\w+ (\w+)/.exec(text)?.[1] ?? "",
  text,
}));

export const nameOf = (id: string): string => operations.find((each) => each.id === id)?.name ?? "an unknown document";

/** The smallest operation that begins with this field, such as `mutation` and `signIn`. */
export function operationOf(kind: "query" | "mutation" | "subscription", field: string): TrustedDocument {
  const begins = new RegExp(`^${kind} \\w+(\\([^)]*\\))? \\{\\s*${field}\\b`);
  const found = operations.filter(({ text }) => begins.test(text)).toSorted((a, b) => a.text.length - b.text.length)[0];
  if (!found) throw new Error(`the app has no ${kind} that begins with ${field}`);
  return found;
}

/** Of the frame around the screens. */
export const shellOperations = (): Operation[] =>
  operations
    .filter(({ name }) => name.endsWith("ShellQuery"))
    .map(({ name, id }) => ({ name, id, variables: { project: null } }));

/** A screen of the router. */
export interface AppScreen {
  path: string;
  layout: "bare" | "auth" | "menu" | "share";
  query: string;
  /** the operation sent for this URL query, such as `compare=none`, for the viewer's first project */
  operation(search?: string): Operation;
}

interface ScreenModule {
  screens: {
    path: string;
    layout: AppScreen["layout"];
    query: { params: { id: string; name: string } };
    variables(args: object): Record<string, unknown>;
  }[];
}

/** Imported as by the app's own build, because Relay's artifacts are not written for Node. */
export async function readScreens(): Promise<AppScreen[]> {
  const file = path.join(root, "web/src/screens/__generated__/screens.ts");
  const { module } = await runnerImport<ScreenModule>(file, { root: path.join(root, "web"), logLevel: "error" });
  return module.screens.map(({ path: route, layout, query, variables }) => ({
    path: route,
    layout,
    query: query.params.name,
    operation: (search = "") => ({
      name: query.params.name,
      id: query.params.id,
      variables: variables({ params: {}, search: new URLSearchParams(search), project: null, grant: null }),
    }),
  }));
}

export function screenAt(screens: readonly AppScreen[], route: string): AppScreen {
  const found = screens.find((screen) => screen.path === route);
  if (!found) throw new Error(`the app has no screen at ${route}`);
  return found;
}
