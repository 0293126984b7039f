import { spawn } from "node:child_process";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Outcome } from "./part.ts";

export const root = path.resolve(import.meta.dirname, "../..");

/** A tool of node_modules/.bin, with stdout and stderr combined. `more`: environment variables of its own. */
export async function runTool(
  name: string,
  args: readonly string[],
  more: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const bin = path.join(root, "node_modules/.bin");
  const { promise, resolve } = Promise.withResolvers<Outcome>();
  const child = spawn(path.join(bin, name), args, {
    cwd: root,
    env: {
      ...process.env,
      ...more,
      PATH: `${bin}${path.delimiter}${process.env["PATH"]}`,
      NO_COLOR: "1",
      FORCE_COLOR: "0",
    },
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => chunks.push(text));
  child.on("error", (error) =>
    resolve({ isFine: false, text: `${name} does not start: ${error.message}. Run npm ci` }),
  );
  child.on("close", (code) => resolve({ isFine: code === 0, text: stripVTControlCharacters(chunks.join("")).trim() }));
  return promise;
}
