// What the API host says of its calls, for those who build on it: passed on as JSON and nothing else.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { UpstreamDoor } from "#gateway/upstream/createUpstream.ts";
import { Aborted } from "#gateway/upstream/failure.ts";
import { sendJson } from "./refusal.ts";

export const OPENAPI_PATH = "/openapi.json";
const LIMITS = { timeoutMs: 5000, maxBytes: 8 * 1024 * 1024 };

export async function openApi(door: UpstreamDoor, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const controller = new AbortController();
  response.once("close", () => controller.abort());
  try {
    const answer = await door.raw(
      { path: OPENAPI_PATH, headers: { accept: "application/json" } },
      LIMITS,
      controller.signal,
    );
    const [type = ""] = answer.contentType.toLowerCase().split(";");
    if (answer.status === 404) return sendJson(response, 404, { message: "This API host does not describe its calls" });
    if (answer.status !== 200 || type.trim() !== "application/json") return unavailable(response);
    response.writeHead(200, {
      "content-type": "application/json",
      "content-length": answer.body.length,
      "cache-control": "no-cache",
    });
    response.end(request.method === "HEAD" ? undefined : answer.body);
  } catch (error) {
    if (!(error instanceof Aborted) && !response.headersSent) unavailable(response);
  }
}

function unavailable(response: ServerResponse): void {
  sendJson(response, 502, { message: "The API host does not answer; try again in a moment" });
}
