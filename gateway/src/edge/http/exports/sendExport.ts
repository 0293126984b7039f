// Sends an exported file while it is written.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ContextDeps } from "#gateway/openContext.ts";
import type { StaticFiles } from "../staticFiles.ts";
import { attachment } from "./attachment.ts";

export interface ExportDeps extends ContextDeps {
  files: Pick<StaticFiles, "textOf">;
}

const types = { html: "text/html; charset=utf-8", json: "application/json; charset=utf-8" };
type Format = keyof typeof types;

export const exportFormat = (search: URLSearchParams): Format => (search.get("format") === "json" ? "json" : "html");

interface ExportedFile {
  format: Format;
  /** parts of its name */
  name: readonly string[];
  file: AsyncIterable<string> | Iterable<string>;
  /** the host's bytes of which the file consists */
  chunks?: Readable | undefined;
}

export async function sendExport(
  { method }: IncomingMessage,
  response: ServerResponse,
  { format, name, file, chunks }: ExportedFile,
): Promise<void> {
  response.writeHead(200, {
    "content-type": types[format],
    "content-disposition": attachment(name, format),
    "cache-control": "no-store",
  });
  if (method === "HEAD") {
    chunks?.destroy();
    response.end();
    return;
  }
  // if the client disconnects or the host fails, the file remains incomplete
  await pipeline(file, response).catch(() => response.destroy());
}
