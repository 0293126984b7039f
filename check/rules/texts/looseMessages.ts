// A message to a person is an entry of a table (schema/rest/<domain>/refusals.ts, schema/rest/refusals), so that every
// language has it.
import { eachNode, isNode, nameOf, scripts, stringOf, type Node } from "../../tree/parse.ts";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

const isServer = (path: string) => /^(gateway|host)\/src\//.test(path) && !/\.test\.ts$|\/testing\//.test(path);
const isApp = (path: string) => path.startsWith("web/src/") && !/\.test\.tsx?$/.test(path);

/** What refuses something, and which of its arguments says why. */
const refusing: Readonly<Record<string, number>> = {
  Problem: 0,
  UpstreamError: 0,
  documentRefusal: 0,
  RequestRefused: 1,
  invalid: 1,
};
const tables = new Set(["refusals", "messages", "labels"]);
const written = new Set(["Literal", "TemplateLiteral", "ObjectExpression"]);

function looseMessage(node: Node): string | undefined {
  if (node.type !== "NewExpression" && node.type !== "CallExpression") return undefined;
  const name = nameOf(node["callee"]) ?? "";
  if (node.type === "CallExpression" && tables.has(name)) {
    return `${name}(…) belongs to schema/rest/<domain>/refusals.ts, where the catalogues find its texts`;
  }
  if (!Object.hasOwn(refusing, name)) return undefined;
  const message = (node["arguments"] as unknown[])[refusing[name] ?? 0];
  if (!isNode(message) || !written.has(message.type)) return undefined;
  return `${name} is given a text: add it to schema/rest/<domain>/refusals.ts, and take it from there`;
}

/** A server refuses with a text that no catalogue has. */
export const looseMessages = (tree: SourceTree): Problem[] => eachNode(scripts(tree, isServer), looseMessage);

/** The calls of trackers answer in English, as no member reads them. */
const ofTrackers = new Set(
  ["ingest.ts", "trackedEvent.ts", "feedback/submit.ts", "errors/trackedError.ts"].map((file) => `schema/rest/${file}`),
);
const isContract = (path: string) =>
  path.startsWith("schema/rest/") && !/^schema\/rest\/refusals\/|\.test\.ts$/.test(path) && !ofTrackers.has(path);

/** zod's checks that take a text for what does not pass, and where. */
const checks: Readonly<Record<string, number>> = { regex: 1, refine: 1, min: 1, max: 1, length: 1, email: 0, url: 0 };

function looseRequirement(node: Node): string | undefined {
  const callee = node.type === "CallExpression" ? node["callee"] : undefined;
  const check = isNode(callee) && callee.type === "MemberExpression" ? (nameOf(callee["property"]) ?? "") : "";
  if (!Object.hasOwn(checks, check)) return undefined;
  const text = (node["arguments"] as unknown[])[checks[check] ?? 0];
  if (!isNode(text) || (text.type !== "Literal" && text.type !== "TemplateLiteral") || stringOf(text) === undefined) {
    return undefined;
  }
  return `${check} is given a text: add it to the table requirements of schema/rest/refusals, and take it from there`;
}

/** The contract requires something in words that no catalogue has. */
export const looseRequirements = (tree: SourceTree): Problem[] => eachNode(scripts(tree, isContract), looseRequirement);

/** A mutation of the app that asks for a problem's message without what translates it. */
export function untranslatableProblems(tree: SourceTree): Problem[] {
  return scripts(tree, isApp).flatMap(({ path, text, lineOf }) =>
    [...text.matchAll(/\bproblem \{([^{}]*)\}/g)]
      .filter(([, fields = ""]) => /^\s*message$/m.test(fields) && !/^\s*reason\n\s*params$/m.test(fields))
      .map(({ index }) => ({
        path,
        line: lineOf(index),
        message: "a problem's message is translated by its reason and params: select them after it",
      })),
  );
}
