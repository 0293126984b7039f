// API reference for reading and for generating clients: the SDL, the app's own operations, and the API host's OpenAPI
// document. It describes the available calls and contains no user data.
import type { IncomingMessage, ServerResponse } from "node:http";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { Aborted } from "#gateway/upstream/failure.ts";
import type { TrustedDocuments } from "#gateway/engine/trustedDocuments.ts";
import type { UpstreamClient } from "#gateway/upstream/createUpstream.ts";

const SDL = readFileSync(createRequire(import.meta.url).resolve("@sightline/schema/schema.graphql"));
/** Prefix of the ids of the app's own documents. */
const OPERATION = "/operations/";
const LIMITS = { timeoutMs: 2500, maxBytes: 4 * 1024 * 1024 };

function send(request: IncomingMessage, response: ServerResponse, status: number, type: string, body: Buffer): void {
  response.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "content-length": body.length,
    "cache-control": "no-cache",
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** The text of a document that the app sends by id, for tools that want to send the same query. */
function operation(trusted: TrustedDocuments, id: string, request: IncomingMessage, response: ServerResponse): void {
  const text = trusted.find(id)?.text;
  if (text !== undefined) return send(request, response, 200, "text/plain", Buffer.from(text));
  send(request, response, 404, "text/plain", Buffer.from("There is no such operation\n"));
}

async function openApi(
  upstreamClient: UpstreamClient,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const controller = new AbortController();
  response.once("close", () => controller.abort());
  try {
    const headers = { accept: "application/json" };
    const answer = await upstreamClient.raw({ path: "/openapi.json", headers }, LIMITS, controller.signal);
    if (answer.status === 200 && /json/i.test(answer.contentType)) {
      return send(request, response, 200, "application/json", answer.body);
    }
  } catch (error) {
    if (error instanceof Aborted) return;
  }
  send(request, response, 502, "text/plain", Buffer.from("The API host does not say what its calls are\n"));
}

/** Returns whether it handled the path. */
export async function reference(
  { upstreamClient, trusted }: { upstreamClient: UpstreamClient; trusted: TrustedDocuments },
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (pathname === "/schema.graphql") send(request, response, 200, "text/plain", SDL);
  else if (pathname.startsWith(OPERATION)) operation(trusted, pathname.slice(OPERATION.length), request, response);
  else if (pathname === "/openapi.json") await openApi(upstreamClient, request, response);
  else return false;
  return true;
}
