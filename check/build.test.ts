// The build's decision whether anything changed, in a repository whose steps only count how often they ran.
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const root = mkdtempSync(path.join(tmpdir(), "sightline-build-"));
const at = (file: string) => path.join(root, file);
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
};
const step = (name: string, result: string) =>
  `node -e "const fs=require('fs');fs.appendFileSync('${at("ran.log")}','${name} ');fs.mkdirSync('${at(result)}',{recursive:true});fs.writeFileSync('${at(result)}/result.js','${name}')"`;
/** The steps that a build runs. */
function build(): string {
  rmSync(at("ran.log"), { force: true });
  execFileSync(process.execPath, ["build.ts"], { cwd: root, stdio: "ignore" });
  return existsSync(at("ran.log")) ? readFileSync(at("ran.log"), "utf8").trim() : "";
}
const ALL = "generate host web";

beforeAll(() => {
  copyFileSync(path.resolve(import.meta.dirname, "../build.ts"), at("build.ts"));
  for (const file of ["codegen.ts", "relay.config.js", "package-lock.json", "tsconfig.base.json"]) write(file, "");
  const scripts = { generate: step("generate", "schema/made") };
  write("package.json", JSON.stringify({ type: "module", workspaces: ["host", "web"], scripts }));
  const built = { host: "host/tracker/dist", web: "web/dist" };
  for (const [name, result] of Object.entries(built)) {
    write(`${name}/package.json`, JSON.stringify({ name, version: "1.0.0", scripts: { build: step(name, result) } }));
  }
  for (const file of ["schema/a.graphql", "gateway/src/a.ts", "check/a.ts", "web/src/a.ts"]) write(file, "1");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test("builds once, and again after a change of a source, of generated code or of a result", () => {
  expect(build()).toBe(ALL);
  expect(build()).toBe("");
  write("web/src/a.ts", "1");
  expect(build()).toBe("");
  write("web/src/a.ts", "2");
  expect(build()).toBe(ALL);
  write("schema/made/result.js", "edited by hand");
  expect(build()).toBe(ALL);
  write("web/dist/result.js", "of another build");
  expect(build()).toBe(ALL);
  rmSync(at("web/dist"), { recursive: true });
  expect(build()).toBe(ALL);
  expect(build()).toBe("");
});
