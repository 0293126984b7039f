// The body of an operation: `{id, variables}` from the app, `{query, variables, operationName}` from tools.
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { parseJson } from "#gateway/upstream/answer.ts";
import { RequestRefused } from "./refusal.ts";

export interface Parameters {
  id: string | undefined;
  query: string | undefined;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

const invalid = (field: string, refusal: Refusal) => new RequestRefused(400, refusal, field);

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function text(value: unknown, field: string): string | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (typeof value === "string") return value;
  throw invalid(field, requestRefusals.notAString({ field }));
}

export function readParameters(body: Buffer): Parameters {
  let read: unknown;
  try {
    read = parseJson(body.toString("utf8"));
  } catch {
    throw new RequestRefused(400, requestRefusals.operationNotJson());
  }
  if (Array.isArray(read)) throw new RequestRefused(400, requestRefusals.batch());
  if (!isMap(read)) throw new RequestRefused(400, requestRefusals.notAnOperation());
  const { variables, extensions } = read;
  if (variables !== undefined && variables !== null && !isMap(variables))
    throw invalid("variables", requestRefusals.notAnObject({ field: "variables" }));
  if (extensions !== undefined && extensions !== null && !isMap(extensions))
    throw invalid("extensions", requestRefusals.notAnObject({ field: "extensions" }));
  const id = text(read["id"], "id") ?? text(isMap(extensions) ? extensions["id"] : undefined, "extensions.id");
  return {
    id,
    query: text(read["query"], "query"),
    variables: isMap(variables) ? variables : {},
    operationName: text(read["operationName"], "operationName"),
  };
}
