// A request that is refused before anything is executed.
import type { ServerResponse } from "node:http";
import type { ErrorCode } from "#gateway/__generated__/resolverTypes.ts";

export class RequestRefused extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly field: string | undefined;

  constructor(status: number, code: ErrorCode, message: string, field?: string) {
    super(message);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

export function sendJson(response: ServerResponse, status: number, value: unknown, type = "application/json"): void {
  const body = JSON.stringify(value);
  const bytes = Buffer.byteLength(body);
  response.writeHead(status, { "content-type": `${type}; charset=utf-8`, "content-length": bytes });
  // as text it leaves in one piece with the head; plain ASCII, which most answers are, without being encoded
  response.end(body, bytes === body.length ? "latin1" : "utf8");
}

export function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  response.end("Not found\n");
}

export function sendRefusal(response: ServerResponse, refused: RequestRefused, requestId: string): void {
  if (response.headersSent || response.destroyed) return;
  if (refused.status === 413) response.setHeader("connection", "close");
  if (refused.status === 405) response.setHeader("allow", "POST");
  const field = refused.field === undefined ? {} : { field: refused.field };
  const extensions = { code: refused.code, requestId, ...field };
  sendJson(response, refused.status, { errors: [{ message: refused.message, extensions }] });
}
