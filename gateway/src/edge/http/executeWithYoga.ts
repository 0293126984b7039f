// Passes a request to the GraphQL server and returns its response, incrementally if it has several parts.
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Plan } from "#gateway/engine/plan.ts";
import type { OperationContext } from "#gateway/openContext.ts";
import type { EndpointDeps } from "./endpointDeps.ts";
import { GRAPHIQL_POLICY } from "./securityHeaders.ts";

export interface Handover {
  context: OperationContext;
  body:
    | { query: string | undefined; variables: Record<string, unknown>; operationName: string | undefined }
    | undefined;
  trusted: Plan | undefined;
}

const PASSED_ON = ["accept", "content-type"] as const;

function requestFor(deps: EndpointDeps, request: IncomingMessage, { body, context }: Handover): Request {
  const headers: Record<string, string> = {};
  for (const name of PASSED_ON) {
    const value = request.headers[name];
    if (value !== undefined) headers[name] = value;
  }
  const url = new URL(request.url ?? "/graphql", deps.publicUrl);
  const init = { method: request.method ?? "POST", headers, signal: context.signal };
  return new deps.yoga.fetchAPI.Request(url.href, body === undefined ? init : { ...init, body: JSON.stringify(body) });
}

async function writeParts(body: ReadableStream<Uint8Array>, response: ServerResponse): Promise<void> {
  const reader = body.getReader();
  response.once("close", () => void reader.cancel().catch(() => {}));
  for (;;) {
    const { done, value } = await reader.read();
    if (done || response.destroyed) return;
    if (!response.write(value)) await Promise.race([once(response, "drain"), once(response, "close")]);
  }
}

export async function executeWithYoga(
  deps: EndpointDeps,
  request: IncomingMessage,
  response: ServerResponse,
  handover: Handover,
): Promise<void> {
  const { context, trusted } = handover;
  const { principal } = context;
  const isPage = handover.body === undefined;
  const yogaContext = { operation: context, trusted, graphiql: isPage };
  const answer = await deps.yoga.fetch(requestFor(deps, request, handover), yogaContext);
  await context.cookie.settled();
  if (response.destroyed) return;
  for (const [name, value] of answer.headers) if (!name.startsWith("access-control-")) response.setHeader(name, value);
  if (isPage && /text\/html/.test(answer.headers.get("content-type") ?? "")) {
    response.setHeader("content-security-policy", GRAPHIQL_POLICY);
  }
  response.setHeader("cache-control", "no-store");
  if (context.cookie.lines.length > 0) response.setHeader("set-cookie", context.cookie.lines);
  response.writeHead(answer.status);
  if (answer.body === null) {
    response.end();
    return;
  }
  const letGo = deps.connections.register(principal, "stream", () => response.destroy());
  try {
    await writeParts(answer.body, response);
  } finally {
    letGo();
    response.end();
  }
}
