// A request that is refused before execution.
import type { ServerResponse } from "node:http";
import { failures } from "@sightline/schema/rest/errorCodes";
import { translationOf, type PublicRefusal } from "#gateway/upstream/errors.ts";

export class RequestRefused extends Error {
  readonly status: number;
  readonly refusal: PublicRefusal;
  readonly field: string | undefined;

  constructor(status: number, refusal: PublicRefusal, field?: string) {
    super(refusal.message);
    this.status = status;
    this.refusal = refusal;
    this.field = field;
  }
}

export const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  sendJsonText(response, status, JSON.stringify(value));

export function sendJsonText(response: ServerResponse, status: number, body: string): void {
  const bytes = Buffer.byteLength(body);
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", "content-length": bytes });
  // as a string it is sent together with the headers; plain ASCII, which most responses are, needs no encoding
  response.end(body, bytes === body.length ? "latin1" : "utf8");
}

export function sendNotFound(response: ServerResponse): void {
  response.writeHead(404, { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
  response.end("Not found\n");
}

export function sendRefusal(response: ServerResponse, refused: RequestRefused, requestId: string): void {
  if (response.headersSent || response.destroyed) return;
  const { status, message, refusal, field } = refused;
  if (status === 413) response.setHeader("connection", "close");
  if (status === 405) response.setHeader("allow", "POST");
  const { error: code } = failures[refusal.code];
  const extensions = { code, requestId, ...translationOf(refusal), ...(field !== undefined && { field }) };
  sendJson(response, status, { errors: [{ message, extensions }] });
}
