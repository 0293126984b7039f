// One answer of the host that is passed on as it comes, however long it is: files. Follows no redirect, tries once.
import type { Readable } from "node:stream";
import type { Dispatcher } from "undici";

export interface StreamedAnswer {
  status: number;
  contentType: string;
  /** must be read to its end or destroyed */
  body: Readable;
}

/** How long the host may be silent, before its answer begins and between two pieces of it; ms. */
const SILENCE = 30_000;

export async function streamed(
  pool: Dispatcher,
  request: { path: string; headers: Record<string, string> },
  signal: AbortSignal,
): Promise<StreamedAnswer> {
  const { statusCode, headers, body } = await pool.request({
    ...request,
    method: "GET",
    signal,
    headersTimeout: SILENCE,
    bodyTimeout: SILENCE,
  });
  return { status: statusCode, contentType: String(headers["content-type"] ?? ""), body };
}
