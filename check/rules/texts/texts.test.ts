import { expect, test } from "vitest";
import { treeOf } from "../../tree/sourceTree.ts";
import { freshEnglish } from "./freshEnglish.ts";
import { gatherTexts } from "./gatherTexts.ts";
import { looseTexts } from "./looseTexts.ts";
import { matchedValues } from "./matchedValues.ts";
import { looseMessages, looseRequirements, untranslatableProblems } from "./looseMessages.ts";
import { freshServerMessages, serverTexts } from "./serverTexts.ts";
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
])("fires on a text %s that is not in the catalog", (_where, body) => {
  expect(looseTexts(screen(body))).toMatchObject([{ path: "web/src/screens/a/AScreen.tsx", line: 1 }]);
});

test.each([
  `import { x } from "Some module"; export const a = <p>{t("Save it")}</p>;`,
  `export const a = { title: t("Saved"), id: "SAVED" };`,
  'export const A = () => <p css={{ font: "Noto Sans Mono" }}>{name}, 5 %</p>;',
  `export const a = () => { throw new Error("Nobody reads this on a screen"); };`,
])("ignores code that no user reads: %s", (body) => expect(looseTexts(screen(body))).toEqual([]));

test("ignores hardcoded texts in tests and in the gallery", () => {
  const text = "export const A = () => <p>Save it</p>;";
  expect(looseTexts(treeOf({ "web/src/ui/gallery/A.tsx": text, "web/src/a/A.test.tsx": text }))).toEqual([]);
});

test("collects each text once, in order", () => {
  const body = `t("b"); t("a", { n }); phrase("{n, plural, one {#} other {#}}", { n }); t("a"); t(name);`;
  expect(gatherTexts(screen(body))).toEqual(["a", "b", "{n, plural, one {#} other {#}}"]);
});

test("requires a translation to have no missing or extra texts and to preserve placeholders", () => {
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

test("has an up-to-date list of English texts", () => {
  const app = { "web/src/texts/t.ts": "", "web/src/a/A.tsx": `t("Save");` };
  expect(freshEnglish(treeOf({ ...app, "web/src/texts/data/english.json": `[\n  "Save"\n]\n` }))).toEqual([]);
  expect(freshEnglish(treeOf({ ...app, "web/src/texts/data/english.json": "[]\n" }))).toHaveLength(1);
});

const table = `
  export const goalsRefusals = refusals("goals", {
    notFound: notFound("The goal was not found"),
    "tooMany": conflict("A project can have at most {max, number} {things, label}"),
  });
  export const goalsMessages = messages("goals", { kept: "The goal was kept" });
  export const things = labels({ goals: "goals", "two words": "two words" });`;
const servers = { "schema/rest/refusals/goals.ts": table };

test("the texts of the servers are gathered from their tables, by reason", () => {
  expect(serverTexts(treeOf({ ...servers, "host/src/a.ts": `refusals("b", { c: conflict("D") })` }))).toEqual({
    messages: {
      "goals.kept": "The goal was kept",
      "goals.notFound": "The goal was not found",
      "goals.tooMany": "A project can have at most {max, number} {things, label}",
    },
    labels: ["goals", "two words"],
  });
});

test("a catalogue needs the texts of the servers, with the kinds of their values", () => {
  const de = { "The goal was kept": "Das Ziel blieb", "The goal was not found": "Das Ziel fehlt", goals: "Ziele" };
  const tooMany = { "A project can have at most {max, number} {things, label}": "Höchstens {max} {things, label}" };
  const tree = treeOf({ ...servers, "web/src/texts/data/de.json": JSON.stringify({ ...de, ...tooMany }) });
  expect(completeCatalogues(tree).map(({ message }) => message)).toEqual([
    expect.stringContaining("with other values"),
    "lacks “two words”",
  ]);
});

test("the app's templates of the servers' messages are fresh", () => {
  const { messages } = serverTexts(treeOf(servers));
  const data = (text: object) => ({
    ...servers,
    "web/src/texts/data/serverMessages.json": `${JSON.stringify(text, null, 2)}\n`,
  });
  expect(freshServerMessages(treeOf(data(messages)))).toEqual([]);
  expect(freshServerMessages(treeOf(data({ ...messages, "goals.kept": "Kept" })))).toHaveLength(1);
  expect(freshServerMessages(treeOf(servers))).toHaveLength(1);
});

test.each([
  `throw new Problem("The goal was not found");`,
  "throw new Problem(`A project has ${most} goals`, { field });",
  `throw new Problem({ code: "NOT_FOUND", reason: "goals.notFound", params: {}, message: "Gone" });`,
  `throw new UpstreamError("Sign in first");`,
  `throw new RequestRefused(400, "The body is not JSON");`,
  `throw invalid("name", "Enter a name");`,
  `throw documentRefusal("Too deep");`,
  `const own = refusals("goals", { gone: notFound("Gone") });`,
])("a server may not refuse with a text of its own: %s", (body) => {
  expect(looseMessages(treeOf({ "host/src/domains/goals/a.ts": body }))).toMatchObject([{ line: 1 }]);
});

test("a server refuses with an entry of a table, and tests may say what they like", () => {
  const fine = `throw new Problem(goalsRefusals.tooMany({ max: 20 }), { field: "name" }); invalid("a", refusal);`;
  const own = `new Problem("Any text");`;
  expect(looseMessages(treeOf({ "gateway/src/a.ts": fine, "gateway/src/a.test.ts": own }))).toEqual([]);
});

test("the contract says what it requires in words of the table", () => {
  const contract = (path: string, body: string) => looseRequirements(treeOf({ [`schema/rest/${path}`]: body }));
  expect(contract("team.ts", `z.string().regex(/a/, "an address");`)).toMatchObject([{ line: 1 }]);
  expect(contract("team.ts", `z.email("an address");`)).toMatchObject([{ line: 1 }]);
  expect(contract("team.ts", `z.string().min(1).regex(/a/, requirements.email).includes("a", "b");`)).toEqual([]);
  expect(contract("ingest.ts", `z.string().min(1, "must name the event");`)).toEqual([]);
});

test("a mutation that asks for a problem's message asks for what translates it", () => {
  const mutation = (fields: string) => screen(`graphql\`mutation M { m { problem {\n${fields}\n} } }\``);
  expect(untranslatableProblems(mutation("message\nfield"))).toMatchObject([{ line: 1 }]);
  expect(untranslatableProblems(mutation("message\nreason\nparams\nfield"))).toEqual([]);
  expect(untranslatableProblems(mutation("code"))).toEqual([]);
});

test("a text whose placeholders and values differ is found", () => {
  const found = (code: string) =>
    matchedValues(treeOf({ "web/src/screens/goals/A.tsx": code })).map(({ message }) => message);
  expect(found('t("No goals match {query}", { requested })')).toEqual([
    "“No goals match {query}” and its values differ in query, requested: give each placeholder its value",
  ]);
  expect(found('t("{name} archived")')).toHaveLength(1);
  expect(found('t("{name} archived", { name })')).toEqual([]);
  expect(found('phrase("{count, plural, one {# goal} other {# goals}} of {total}", { count, total: 3 })')).toEqual([]);
  expect(found('t("{name} archived", values)')).toEqual([]);
});
