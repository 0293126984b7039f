// What a new area costs: its own files, and no line of a hand-kept list.
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { root } from "../parts/runTool.ts";
import { derivedFiles } from "./derivedFiles.ts";
import { readSources } from "./readSources.ts";
import { inventedArea } from "./testing/inventedArea.ts";

const sources = readSources(root);
const before = derivedFiles(sources);

test("the lists of the repository are those that are derived from it", () => {
  for (const [file, text] of before) expect([file, readFileSync(path.join(root, file), "utf8")]).toEqual([file, text]);
});

describe("an area of its own files alone", () => {
  const after = derivedFiles(new Map([...sources, ...inventedArea]));
  const added = (file: string): string[] => {
    const known = new Set(before.get(file)?.split("\n"));
    return (after.get(file) ?? "").split("\n").filter((line) => !known.has(line));
  };

  test("adds to no file that is there, only new ones", () => {
    expect([...inventedArea.keys()].filter((file) => sources.has(file))).toEqual([]);
  });

  test.each([
    ["schema/rest/__generated__/shareModules.ts", ['  "greetings",', '  greetings: "greetings",']],
    ["host/src/__generated__/allJobs.ts", ["  sendGreetings,"]],
    ["host/src/__generated__/allRoutes.ts", ["  ...greetingsRoutes,"]],
    ["host/src/stores/__generated__/entityTables.ts", ["    GreetingTables,"]],
    ["gateway/src/__generated__/nodeFinders.ts", ["  Greeting: greetingNode,"]],
    ["gateway/src/permissions/__generated__/permissionTables.ts", ["  greetings: greetingsPermissions,"]],
    ["gateway/src/testing/__generated__/expectedAccess.ts", ["  greetings: greetingsAccess,"]],
    ["web/src/screens/__generated__/screens.ts", ["  ...greetingsScreens,"]],
    ["web/src/relay/__generated__/menuIcons.ts", ["  Hand,"]],
    ["web/src/screens/__generated__/articles.ts", ["  ...greetingsHelp,"]],
    ["web/src/sharing/__generated__/sharePartLabels.ts", ['  GREETINGS: t("Greetings of visitors"),']],
    ["web/src/sharing/__generated__/shareModuleLabels.ts", ['  GREETINGS: t("Greetings"),']],
    ["web/src/sharing/__generated__/shareModulesInSentences.ts", ['  GREETINGS: t("the greetings"),']],
  ])("is in %s", (file, lines) => {
    expect(added(file)).toEqual(expect.arrayContaining(lines));
  });

  test("is in the resolver index", () => {
    expect(after.get("gateway/src/__generated__/resolverIndex.ts")).toContain("domains/greetings/resolvers/Project.ts");
  });

  test("keeps the order in which share links list what there was before", () => {
    const labels = (files: ReadonlyMap<string, string>) =>
      files.get("web/src/sharing/__generated__/sharePartLabels.ts")?.match(/^ {2}\w+/gm) ?? [];
    expect(labels(after)).toEqual([...labels(before), "  GREETINGS"]);
  });
});

test("two files that export the same name are an error that names both", () => {
  const twice = new Map([
    ["host/src/domains/a/job.ts", "export const sendIt = defineJob({"],
    ["host/src/domains/b/job.ts", "export const sendIt = defineJob({"],
  ]);
  expect(() => derivedFiles(twice)).toThrow(/sendIt is exported by .*a\/job\.ts and by .*b\/job\.ts/);
});

describe("the types of a repository with that area", () => {
  let folder = "";
  const run = promisify(execFile);
  const bin = (tool: string) => path.join(root, "node_modules/.bin", tool);
  const env = {
    ...process.env,
    PATH: `${path.join(root, "node_modules/.bin")}${path.delimiter}${process.env["PATH"]}`,
  };
  const compile = async (...files: string[]): Promise<string> => {
    const config = {
      extends: "./tsconfig.base.json",
      compilerOptions: {
        ...{ composite: false, emitDeclarationOnly: false, noEmit: true },
        paths: { "@sightline/schema/rest/*": ["./schema/rest/*.ts"] },
      },
      files,
    };
    writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify(config));
    const failed = (error: unknown) => ({ stdout: String((error as { stdout?: unknown }).stdout ?? error) });
    return (await run(bin("tsc"), ["-p", "."], { cwd: folder, env }).catch(failed)).stdout;
  };
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), "area-"));
    for (const [file, text] of [...sources, ...inventedArea]) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    const copied = ["check", "codegen.ts", "package.json", "tsconfig.base.json"];
    for (const one of [...copied, "gateway/package.json", "host/package.json", "schema/package.json"])
      cpSync(path.join(root, one), path.join(folder, one), { recursive: true });
    symlinkSync(path.join(root, "node_modules"), path.join(folder, "node_modules"), "junction");
    await run(bin("graphql-codegen"), [], { cwd: folder, env });
  }, 240_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("agree in the gateway, which is total by type, and in the host", { timeout: 240_000 }, async () => {
    const area = ["host/src/domains/greetings/greetings.routes.ts", "host/src/domains/greetings/sendGreetings.ts"];
    expect(await compile("gateway/src/schema.ts", "gateway/src/domains/share/sharePath.ts", ...area)).toBe("");
  });

  test("do not without the area's permission table", { timeout: 240_000 }, async () => {
    rmSync(path.join(folder, "gateway/src/permissions/table/greetings.ts"));
    await run(bin("graphql-codegen"), [], { cwd: folder, env });
    expect(await compile("gateway/src/permissions/permissions.ts")).toMatch(/greeting/i);
  });
});
