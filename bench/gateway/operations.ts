// The operations of the comparison: the app's own documents, found by query name at run time, with the variables they
// declare.
import { readFileSync } from "node:fs";
import { buildSchema, getOperationAST, parse } from "graphql";
import { sampleVariables } from "../../gateway/src/testing/sampleVariables.ts";

export interface Operation {
  name: string;
  /** the hash that the app sends instead of the document */
  id: string;
  variables: Record<string, unknown>;
}

const read = (file: string) => readFileSync(new URL(`../../schema/${file}`, import.meta.url), "utf8");
const documents = Object.entries(JSON.parse(read("operations.json")) as Record<string, string>);

const queryOf = (text: string): string | undefined => /^\w+ (\w+)/.exec(text)?.[1];

/** The name of the operation with this id. */
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

/** Ordered by the gateway's workload: from the poll of every open page to 2,000 visitors with nine fields. */
export const measured: Readonly<Record<string, string>> = {
  small: "useVersionCheckQuery",
  list: "ProjectListRefetchQuery",
  dashboard: "DashboardScreenQuery",
  large: "RealtimeScreenQuery",
};

/** As sent by a browser. Each document uses the variables that it declares. */
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
