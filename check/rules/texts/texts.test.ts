import { expect, test } from "vitest";
import { treeOf } from "../../tree/sourceTree.ts";
import { freshEnglish } from "./freshEnglish.ts";
import { gatherTexts } from "./gatherTexts.ts";
import { looseTexts } from "./looseTexts.ts";
import { completeCatalogues } from "./completeCatalogues.ts";

const screen = (body: string) => treeOf({ "web/src/screens/a/AScreen.tsx": body });

test.each([
  ["between tags", "export const A = () => <p>Save it</p>;"],
  ["as a label", `export const A = () => <Field label="Name" />;`],
  ["by a condition", `export const A = (x: boolean) => <p>{x ? "All is well" : null}</p>;`],
  ["as a property", `export const a = { title: "Saved" };`],
  ["with a value", "export const a = (n: number) => ({ title: `Saved ${n} of them` });"],
  ["as a usual label", `export function A({ label = "Copy" }) { return label; }`],
  ["as a sentence anywhere", `export const a = () => "Please enter your name";`],
])("a text %s must come through the catalogue", (_where, body) => {
  expect(looseTexts(screen(body))).toMatchObject([{ path: "web/src/screens/a/AScreen.tsx", line: 1 }]);
});

test.each([
  `import { x } from "Some module"; export const a = <p>{t("Save it")}</p>;`,
  `export const a = { title: t("Saved"), id: "SAVED" };`,
  'export const A = () => <p css={{ font: "Noto Sans Mono" }}>{name}, 5 %</p>;',
  `export const a = () => { throw new Error("Nobody reads this on a screen"); };`,
])("what no person reads is left alone: %s", (body) => expect(looseTexts(screen(body))).toEqual([]));

test("tests and the gallery may say what they like", () => {
  const text = "export const A = () => <p>Save it</p>;";
  expect(looseTexts(treeOf({ "web/src/ui/gallery/A.tsx": text, "web/src/a/A.test.tsx": text }))).toEqual([]);
});

test("texts are gathered once each, in order", () => {
  const body = `t("b"); t("a", { n }); phrase("{n, plural, one {#} other {#}}", { n }); t("a"); t(name);`;
  expect(gatherTexts(screen(body))).toEqual(["a", "b", "{n, plural, one {#} other {#}}"]);
});

test("a language lacks nothing, has nothing left over, and keeps the values", () => {
  const tree = treeOf({
    "web/src/a/A.tsx": `t("Save"); t("Hello {name}", { name }); t("Close");`,
    "web/src/texts/data/de.json": JSON.stringify({ "Hello {name}": "Hallo {nam}", Close: "Schließen", Old: "Alt" }),
  });
  expect(completeCatalogues(tree).map(({ message }) => message)).toEqual([
    expect.stringContaining("“Hello {name}” with other values"),
    "lacks “Save”",
    expect.stringContaining("knows “Old”"),
  ]);
});

test("the list of English texts is fresh", () => {
  const app = { "web/src/texts/t.ts": "", "web/src/a/A.tsx": `t("Save");` };
  expect(freshEnglish(treeOf({ ...app, "web/src/texts/data/english.json": `[\n  "Save"\n]\n` }))).toEqual([]);
  expect(freshEnglish(treeOf({ ...app, "web/src/texts/data/english.json": "[]\n" }))).toHaveLength(1);
});
