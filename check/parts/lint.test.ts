import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { root, runTool } from "./runTool.ts";

const fragment = (fields: string) =>
  "const data = useFragment(graphql`fragment Goal_goal on Goal { " + fields + " }`, goal);";

const bad: [rule: string, file: string, text: string][] = [
  [
    "relay(unused-fields)",
    "web/src/Goal.tsx",
    `export function Goal({ goal }) { ${fragment("name")} return data.id; }`,
  ],
  [
    "relay(graphql-syntax)",
    "web/src/Goal.tsx",
    "export const two = graphql`fragment A on Goal { name } fragment B on Goal { id }`;",
  ],
  [
    "relay(must-colocate-fragment-spreads)",
    "web/src/Goal.tsx",
    `export function Goal({ goal }) { ${fragment("...Step_step")} return data; }`,
  ],
  ["jsx-a11y(alt-text)", "web/src/Goal.tsx", `export const Goal = () => <img src="/goal.svg" />;`],
  ["rules-of-hooks", "web/src/Goal.tsx", `export function Goal({ is }) { if (is) useState(0); return null; }`],
  [
    "exhaustive-deps",
    "web/src/Goal.tsx",
    `export function Goal({ id }) { useEffect(() => { mark(id); }, []); return null; }`,
  ],
  ["no-restricted-imports", "web/src/Goal.tsx", `import { x } from "#gateway/server.ts"; export const y = x;`],
  [
    "no-restricted-imports",
    "web/src/Goal.tsx",
    `import { x } from "@sightline/schema/rest/goals"; export const y = x;`,
  ],
  ["no-restricted-imports", "gateway/src/a.ts", `import { x } from "#host/app.ts"; export const y = x;`],
  ["no-restricted-imports", "host/src/a.ts", `import { x } from "#web/main.tsx"; export const y = x;`],
  ["no-restricted-imports", "schema/rest/a.ts", `import { x } from "#host/app.ts"; export const y = x;`],
  ["no-cycle", "host/src/a.ts", `import { a as b } from "./a.ts"; export const a = () => b;`],
  ["no-default-export", "host/src/a.ts", "export default 1;"],
  ["no-floating-promises", "host/src/a.ts", "export async function a(): Promise<void> {}\na();"],
  ["no-explicit-any", "host/src/a.ts", "export const a = (b: any) => b as string;"],
  ["ban-ts-comment", "host/src/a.ts", "// @ts-" + "ignore\nexport const a = 1;"],
  [
    "switch-exhaustiveness-check",
    "host/src/a.ts",
    `export function a(b: "x" | "y") { switch (b) { case "x": return 1; } }`,
  ],
  ["TS2322", "host/src/a.ts", `export const a: number = "1";`],
  ["TS2322", "host/src/__generated__/a.ts", `export const a: number = "1";`],
  ["no-focused-tests", "host/src/a.test.ts", `import { test } from "vitest"; test.only("a", () => {});`],
];

const good = "export const twice = (count: number): number => count * 2;\n";

const strict = { strict: true, module: "preserve", target: "es2024", jsx: "react-jsx", types: [] };
const caches = path.join(root, ".cache");
let folder = "";
let found: { code: string; filename: string }[] = [];

/** Each case has its own folder, deep enough in the package for the overrides of the configuration to apply. */
const placeOf = (file: string, number: number) =>
  path.posix.join(path.posix.dirname(file), `case${number}`, path.basename(file));

beforeAll(async () => {
  mkdirSync(caches, { recursive: true });
  folder = mkdtempSync(path.join(caches, "lint-"));
  const config = path.join(folder, ".oxlintrc.json");
  copyFileSync(path.join(root, ".oxlintrc.json"), config);
  writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: strict }));
  const files = [...bad.map(([, file, text]) => [file, text] as const), ["host/src/good.ts", good] as const];
  const written = files.map(([file], number) => path.join(folder, placeOf(file, number)));
  for (const [number, at] of written.entries()) {
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, files[number]?.[1] ?? "");
  }
  const { text } = await runTool("oxlint", [
    "--type-aware",
    "--type-check",
    "--no-ignore",
    "--format=json",
    "-c",
    config,
    ...written,
  ]);
  found = (JSON.parse(text) as { diagnostics: typeof found }).diagnostics;
});

afterAll(() => rmSync(folder, { recursive: true }));

const codesIn = (place: string) => found.filter(({ filename }) => filename.endsWith(place)).map(({ code }) => code);

test.each(bad.map((one, number) => [...one, number] as const))("%s fires in %s on %s", (rule, file, _text, number) => {
  expect(codesIn(placeOf(file, number)).join(" ")).toContain(rule);
});

test("accepts clean code", () => {
  expect(codesIn(placeOf("host/src/good.ts", bad.length))).toEqual([]);
});
