// Every call that the specification names is made by the gateway for a user: a file that the running gateway loads
// passes its endpoint to the upstream client. If this happens in a function of an upstream file, a loaded file calls
// that function.
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { callName, specifiedCalls } from "@sightline/schema/rest/data/specifiedCalls";
import { endpoints } from "#gateway/testing/contract.ts";

const here = path.join(import.meta.dirname, "..");
const resolved = (from: string, name: string) =>
  name.startsWith("#gateway/") ? path.join(here, name.slice("#gateway/".length)) : path.join(path.dirname(from), name);

/** The files that main.ts loads, by path; type imports don't count. */
function loadedFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const open = [path.join(here, "main.ts")];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (files.has(file)) continue;
    const text = readFileSync(file, "utf8");
    files.set(file, text);
    const imports = text.matchAll(/^(?:import|export) (?!type)[^;]*?from "((?:#gateway\/|\.)[^"]+)";/gm);
    const dynamic = text.matchAll(/\bawait import\("((?:#gateway\/|\.)[^"]+)"\)/g);
    for (const [, name = ""] of [...imports, ...dynamic]) open.push(resolved(file, name));
  }
  return files;
}

const named = (name: string) => new RegExp(`(?<![\\w"])(?:rest\\.)?${name}(?!\\w)`);

/** The exported functions of an upstream file that pass an endpoint to the upstream client. */
function functionsThatCall(text: string, endpoint: string): string[] {
  return text
    .split(/^(?=export )/m)
    .filter((part) => new RegExp(`\\bcall\\([^()]*\\b${endpoint}\\b`).test(part))
    .map((part) => /^export (?:const|async function|function) (\w+)/.exec(part)?.[1] ?? "");
}

function callers(files: Map<string, string>, endpoint: string): string[] {
  return [...files].flatMap(([file, text]) => {
    const own = functionsThatCall(text, endpoint);
    if (!file.endsWith(".upstream.ts")) {
      // a picture is not JSON and bypasses the upstream client's types
      const passes = new RegExp(`\\baddressOf\\(${endpoint}\\b`).test(text);
      return own.length > 0 || passes ? [file] : [];
    }
    return own.flatMap((name) =>
      [...files].filter(([other, used]) => other !== file && named(`(?:\\w+\\.)?${name}`).test(used)).map(([at]) => at),
    );
  });
}

describe("gateway calls required by the specification", () => {
  const names = new Map(endpoints.map((endpoint) => [callName(endpoint), endpoint.name]));
  const files = loadedFiles();

  test("are detected in the loaded files", () => {
    expect(files.size).toBeGreaterThan(100);
    expect(callers(files, "getUser").length).toBeGreaterThan(0);
    expect(callers(files, "noSuchCall")).toEqual([]);
  });

  test.each(specifiedCalls.map(callName))("%s", (name) => {
    const endpoint = names.get(name);
    expect(endpoint, `schema/rest does not describe ${name}`).toBeDefined();
    expect(callers(files, endpoint ?? ""), `nothing in the gateway calls ${endpoint}`).not.toEqual([]);
  });
});
