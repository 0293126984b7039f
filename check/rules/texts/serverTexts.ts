// What the servers say to a person: the tables of schema/rest/<domain>/refusals.ts and schema/rest/refusals. The app finds a message's English template by its
// reason, and the template's translation in a catalogue.
import { isNode, nameOf, nodes, scripts, stringOf, type Node } from "../../tree/parse.ts";
import type { Problem, SourceTree } from "../../tree/sourceTree.ts";

export const SERVER_MESSAGES = "web/src/texts/data/serverMessages.json";

/** A domain's, and those of what all domains have in common. */
export const isTable = (path: string) =>
  /^schema\/rest\/(refusals\/|\w+\/refusals\.ts$)/.test(path) && !path.endsWith(".test.ts");
const tables = new Set(["refusals", "messages", "labels"]);

const tableOf = (node: Node): string | undefined => {
  const name = node.type === "CallExpression" ? nameOf(node["callee"]) : undefined;
  return name !== undefined && tables.has(name) ? name : undefined;
};

/** An entry is a text, or the function of a failure with a text. */
function textOf(value: unknown): string | undefined {
  if (isNode(value) && value.type === "CallExpression") return stringOf((value["arguments"] as unknown[])[0]);
  return stringOf(value);
}

interface Entry {
  name: string;
  text: string;
}

function entriesOf(table: unknown): Entry[] {
  if (!isNode(table) || table.type !== "ObjectExpression") return [];
  return (table["properties"] as Node[]).flatMap((property): Entry[] => {
    const name = nameOf(property["key"]) ?? stringOf(property["key"]);
    const text = textOf(property["value"]);
    return name === undefined || text === undefined ? [] : [{ name, text }];
  });
}

interface ServerTexts {
  /** templates by reason */
  messages: Record<string, string>;
  /** texts that stand in other texts */
  labels: string[];
}

export function serverTexts(tree: SourceTree): ServerTexts {
  const messages: [string, string][] = [];
  const labels = new Set<string>();
  for (const { program } of scripts(tree, isTable)) {
    for (const node of nodes(program)) {
      const table = tableOf(node);
      if (table === undefined) continue;
      const [first, second] = node["arguments"] as unknown[];
      if (table === "labels") for (const { text } of entriesOf(first)) labels.add(text);
      else for (const { name, text } of entriesOf(second)) messages.push([`${stringOf(first)}.${name}`, text]);
    }
  }
  return {
    messages: Object.fromEntries(messages.toSorted(([a], [b]) => a.localeCompare(b, "en"))),
    labels: [...labels].toSorted(),
  };
}

export const serverMessagesOf = (tree: SourceTree): string =>
  `${JSON.stringify(serverTexts(tree).messages, null, 2)}\n`;

/** The app's templates are those of the tables. */
export function freshServerMessages(tree: SourceTree): Problem[] {
  const given = tree.get(SERVER_MESSAGES);
  if (given === undefined && ![...tree.keys()].some(isTable)) return [];
  if (given === serverMessagesOf(tree)) return [];
  return [{ path: SERVER_MESSAGES, message: "is not what the servers say any longer: npm run generate writes it" }];
}
