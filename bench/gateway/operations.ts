// The operations of the comparison: documents of the app itself, found by the name of their query when they are
// measured, with the variables that they declare at that moment.
import { readFileSync } from "node:fs";
import { buildSchema, getOperationAST, parse } from "graphql";
import { sampleVariables } from "../../gateway/src/testing/sampleVariables.ts";

export interface Operation {
  name: string;
  /** the hash that the app sends in place of the document */
  id: string;
  variables: Record<string, unknown>;
}

const read = (file: string) => readFileSync(new URL(`../../schema/${file}`, import.meta.url), "utf8");
const documents = Object.entries(JSON.parse(read("operations.json")) as Record<string, string>);

const queryOf = (text: string): string | undefined => /^\w+ (\w+)/.exec(text)?.[1];

/** What the operation behind an id is called. */
export function nameOf(id: string): string {
  const found = documents.find(([key]) => key === id);
  return (found && queryOf(found[1])) ?? "an unknown document";
}

function documentOf(query: string): { id: string; text: string } {
  const [id, text] = documents.find(([, each]) => queryOf(each) === query) ?? [];
  if (id !== undefined && text !== undefined) return { id, text };
  throw new Error(`the app has no operation ${query}; choose another, or run npm run generate`);
}

export const idOf = (query: string): string => documentOf(query).id;

/** By how much the gateway has to do: what every open page asks now and then, up to 2,000 visitors of nine fields. */
export const measured: Readonly<Record<string, string>> = {
  small: "useVersionCheckQuery",
  list: "ProjectListRefetchQuery",
  dashboard: "DashboardScreenQuery",
  large: "RealtimeScreenQuery",
};

/** As a browser sends them; each document takes those that it declares. */
const usual: Readonly<Record<string, unknown>> = {
  range: { preset: "LAST_30_DAYS" },
  compare: "PREVIOUS_PERIOD",
  metric: "VISITORS",
  pages: "PAGE",
  sources: "CHANNEL",
  devices: "DEVICE",
};

export function operationOf(name: string, query: string): Operation {
  const { id, text } = documentOf(query);
  const document = parse(text);
  const declared = getOperationAST(document)?.variableDefinitions?.map(({ variable }) => variable.name.value) ?? [];
  const chosen = Object.entries(usual).filter(([variable]) => declared.includes(variable));
  const variables = {
    ...sampleVariables(buildSchema(read("schema.graphql")), document),
    ...Object.fromEntries(chosen),
  };
  return { name, id, variables };
}
