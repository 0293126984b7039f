// One attempt: a request over the pool and its whole response. Follows no redirects, respects the time and size limits,
// and closes the socket as soon as the caller leaves.
import type { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import type { Cancellation } from "./cancellation.ts";
import { Aborted, TryFailure } from "./failure.ts";

export interface WireRequest {
  method: "GET" | "POST";
  /** including the query string */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export interface WireAnswer {
  status: number;
  contentType: string;
  /** seconds */
  retryAfter: number | undefined;
  body: Buffer;
}

export interface ExchangeLimits {
  timeoutMs: number;
  maxBytes: number;
}

type Headers = Record<string, string | string[] | undefined>;
const headerOf = (headers: Headers, name: string): string => String(headers[name] ?? "");

/** Retry-After contains seconds or a date. */
export function readRetryAfter(value: string, now: number): number | undefined {
  if (value === "") return undefined;
  const seconds = /^\d{1,6}$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

export function exchange(
  pool: Dispatcher,
  request: WireRequest,
  limits: ExchangeLimits,
  cancellation: Cancellation,
): Promise<WireAnswer> {
  if (cancellation.hasLeft) return Promise.reject(new Aborted());
  return new Promise((resolve, reject) => {
    let controller: Dispatcher.DispatchController | undefined;
    let settled = false;
    let status = 0;
    let headers: Headers = {};
    let size = 0;
    const chunks: Buffer[] = [];

    const settle = (finish: () => void) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      cancellation.offLeave(leave);
      finish();
    };
    /** rejects immediately, then closes the socket */
    const giveUp = (error: Error) => {
      settle(() => reject(error));
      controller?.abort(error);
    };
    const leave = () => giveUp(new Aborted());
    const timer = setTimeout(
      () => giveUp(new TryFailure("slow", `no answer within ${limits.timeoutMs} ms`)),
      limits.timeoutMs,
    );
    cancellation.onLeave(leave);

    pool.dispatch(
      { ...request, body: request.body ?? null, headersTimeout: 0, bodyTimeout: 0 },
      {
        onRequestStart(started) {
          controller = started;
          if (settled) started.abort(new Aborted());
        },
        onResponseStart(_, statusCode, given) {
          if (statusCode < 200) return;
          status = statusCode;
          headers = given;
          const encoding = headerOf(headers, "content-encoding");
          // no compression was requested, so there is no decompression and no risk of decompression bombs
          if (encoding !== "" && encoding !== "identity") {
            giveUp(new TryFailure("wrong", `the answer is encoded as ${encoding}`));
          } else if (Number(headerOf(headers, "content-length")) > limits.maxBytes) {
            giveUp(new TryFailure("wrong", `the answer is larger than ${limits.maxBytes} bytes`));
          }
        },
        onResponseData(_, chunk) {
          size += chunk.length;
          if (size > limits.maxBytes) {
            giveUp(new TryFailure("wrong", `the answer is larger than ${limits.maxBytes} bytes`));
          } else chunks.push(chunk);
        },
        onResponseEnd() {
          const [first] = chunks;
          settle(() =>
            resolve({
              status,
              contentType: headerOf(headers, "content-type"),
              retryAfter: readRetryAfter(headerOf(headers, "retry-after"), Date.now()),
              body: chunks.length === 1 && first !== undefined ? first : Buffer.concat(chunks),
            }),
          );
        },
        onResponseError(_, error) {
          // without a controller the request was never sent: refused, unreachable, or no connection in time
          const kind = controller === undefined ? "unsent" : "broken";
          settle(() => reject(new TryFailure(kind, error.message, { cause: error })));
        },
      },
    );
  });
}

export interface StreamedAnswer {
  status: number;
  contentType: string;
  /** must be read to its end or destroyed */
  body: Readable;
}

/** How long the host may be silent, before the response starts and between two chunks of it, in ms. */
const SILENCE = 30_000;

/** A streamed response of any length: files. */
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
