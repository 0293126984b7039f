// The body of an operation: `{id, variables}` from the app, `{query, variables, operationName}` from tools.
import { parseJson } from "#gateway/upstream/answer.ts";
import { RequestRefused } from "./refusal.ts";

export interface Parameters {
  id: string | undefined;
  query: string | undefined;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

const invalid = (field: string, message: string) => new RequestRefused(400, "INVALID", message, field);

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function text(value: unknown, field: string): string | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value === "string") return value;
  throw invalid(field, `${field} must be a string`);
}

export function readParameters(body: Buffer): Parameters {
  let read: unknown;
  try {
    read = parseJson(body.toString("utf8"));
  } catch {
    throw new RequestRefused(400, "INVALID", "The body is not JSON; send {id, variables} or {query, variables}");
  }
  if (Array.isArray(read))
    throw new RequestRefused(400, "INVALID", "Batches are not answered; send one operation at a time");
  if (!isMap(read)) throw new RequestRefused(400, "INVALID", "The body must be a JSON object with id or query");
  const { variables, extensions } = read;
  if (variables !== undefined && variables !== null && !isMap(variables))
    throw invalid("variables", "variables must be a JSON object");
  if (extensions !== undefined && extensions !== null && !isMap(extensions))
    throw invalid("extensions", "extensions must be a JSON object");
  const id = text(read["id"], "id") ?? text(isMap(extensions) ? extensions["id"] : undefined, "extensions.id");
  return {
    id,
    query: text(read["query"], "query"),
    variables: isMap(variables) ? variables : {},
    operationName: text(read["operationName"], "operationName"),
  };
}
