// Error responses of ingest. Every response, including errors, is readable by the page that sent the request.
import type { Logger } from "pino";
import { WATCHED_HEADER } from "@sightline/schema/rest/recordings/chunks";
import { ingestRefusals } from "@sightline/schema/rest/refusals/ingest";
import { failureOf, Problem } from "#host/http/problem.ts";
import { isAway } from "#host/stores/storeUnavailable.ts";

export const cors = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "content-type, content-encoding",
  "access-control-expose-headers": `retry-after, ${WATCHED_HEADER}`,
  "access-control-max-age": "86400",
  "cross-origin-resource-policy": "cross-origin",
};

export const json = (body: object, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { ...cors, "content-type": "application/json", ...headers } });

export const nothing = () => new Response(null, { status: 204, headers: cors });

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return isAway(error)
    ? new Problem(ingestRefusals.unavailable(), { retryAfter: 5 })
    : new Problem(ingestRefusals.fault());
}

export function refusal(error: unknown, log: Logger): Response {
  const problem = problemOf(error);
  if (problem !== error) log.error({ err: error }, "an ingest call failed");
  const { retryAfter, status } = problem;
  return json(failureOf(problem), status, retryAfter ? { "retry-after": String(retryAfter) } : {});
}
