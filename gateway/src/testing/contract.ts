// Every endpoint of the contract, by name, from which the recording host responds. Read from the folder, so that a new
// file of the contract is included automatically.
import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Endpoint } from "@sightline/schema/rest/endpoint";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "effect" in value;

const folder = new URL("../../../schema/rest/", import.meta.url);
const files = globSync("**/*.ts", { cwd: fileURLToPath(folder) }).filter((file) => !file.endsWith(".test.ts"));
const modules = await Promise.all(files.map((file): Promise<unknown> => import(new URL(file, folder).href)));

export const endpoints: Endpoint[] = modules
  .flatMap((module): unknown[] => Object.values(module as Record<string, unknown>))
  .filter(isEndpoint);

export interface Match {
  endpoint: Endpoint;
  params: Record<string, string>;
}

/** A literal path precedes one with a parameter in its place. */
const patterns = endpoints
  .map((endpoint) => ({
    endpoint,
    names: [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? ""),
    pattern: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, "([^/]+)")}$`),
  }))
  .toSorted((a, b) => a.names.length - b.names.length);

export function matchEndpoint(method: string, pathname: string): Match | undefined {
  for (const { endpoint, names, pattern } of patterns) {
    const found = endpoint.method === method ? pattern.exec(pathname) : null;
    if (found === null) continue;
    const params = names.map((name, n): [string, string] => [name, decodeURIComponent(found[n + 1] ?? "")]);
    return { endpoint, params: Object.fromEntries(params) };
  }
  return undefined;
}
