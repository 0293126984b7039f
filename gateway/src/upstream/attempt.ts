// One attempt: a request over the pool and its whole response. Follows no redirects, respects the time and size limits,
// and closes the socket as soon as it is canceled. Its outcome is reported exactly once, and never after a cancellation.
import type { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import { Aborted, TryFailure } from "./failure.ts";
import type { Expiring, Timeout, Timeouts } from "./timeouts.ts";

export interface WireRequest {
  method: "GET" | "POST";
  /** including the query string */
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string | undefined;
}

export interface WireAnswer {
  status: number;
  contentType: string;
  /** seconds */
  retryAfter: number | undefined;
  body: Buffer;
}

export interface AttemptLimits {
  /** a function is asked again when its time has passed: answers of other calls may have shown how slow the host is */
  timeoutMs: number | (() => number);
  maxBytes: number;
}

/** Receives the outcome. */
export interface Outcome {
  answered(answer: WireAnswer): void;
  failed(failure: TryFailure): void;
}

type Headers = Record<string, string | string[] | undefined>;

/** Retry-After contains seconds or a date. */
export function readRetryAfter(value: string, now: number): number | undefined {
  if (value === "") return undefined;
  const seconds = /^\d{1,6}$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
}

export interface Wire {
  pool: Dispatcher;
  timeouts: Timeouts;
}

export class Attempt implements Dispatcher.DispatchHandler, Expiring {
  expiresAt: number;
  private readonly started = performance.now();
  private controller: Dispatcher.DispatchController | undefined;
  private isOver = false;
  private status = 0;
  private headers: Headers = {};
  private size = 0;
  private first: Buffer | undefined;
  private rest: Buffer[] | undefined;
  private readonly wire: Wire;
  private readonly limits: AttemptLimits;
  private readonly outcome: Outcome;
  private readonly timeout: Timeout;

  constructor(wire: Wire, request: WireRequest, limits: AttemptLimits, outcome: Outcome) {
    this.wire = wire;
    this.limits = limits;
    this.outcome = outcome;
    this.expiresAt = this.started + this.timeoutMs();
    this.timeout = wire.timeouts.add(this);
    const { method, path, headers, body = null } = request;
    wire.pool.dispatch({ method, path, headers, body, headersTimeout: 0, bodyTimeout: 0 }, this);
  }

  cancel(): void {
    if (this.end()) this.controller?.abort(new Aborted());
  }

  expire(): void {
    const timeoutMs = this.timeoutMs();
    this.expiresAt = this.started + timeoutMs;
    if (this.expiresAt > performance.now()) return;
    this.giveUp(new TryFailure("slow", `no answer within ${timeoutMs} ms`));
  }

  private timeoutMs(): number {
    const { timeoutMs } = this.limits;
    return typeof timeoutMs === "number" ? timeoutMs : timeoutMs();
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.isOver) controller.abort(new Aborted());
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: Headers): void {
    if (status < 200) return;
    this.status = status;
    this.headers = headers;
    const encoding = this.header("content-encoding");
    // no compression was requested, so there is no decompression and no risk of decompression bombs
    if (encoding !== "" && encoding !== "identity") {
      this.giveUp(new TryFailure("wrong", `the answer is encoded as ${encoding}`));
    } else if (Number(headers["content-length"] ?? 0) > this.limits.maxBytes) this.tooLarge();
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    this.size += chunk.length;
    if (this.size > this.limits.maxBytes) this.tooLarge();
    else if (this.first === undefined) this.first = chunk;
    else (this.rest ??= [this.first]).push(chunk);
  }

  onResponseEnd(): void {
    if (!this.end()) return;
    this.outcome.answered({
      status: this.status,
      contentType: this.header("content-type"),
      retryAfter: readRetryAfter(this.header("retry-after"), Date.now()),
      body: this.rest === undefined ? (this.first ?? Buffer.alloc(0)) : Buffer.concat(this.rest),
    });
  }

  onResponseError(_: unknown, error: Error): void {
    // without a controller the request was never sent: refused, unreachable, or no connection in time
    const kind = this.controller === undefined ? "unsent" : "broken";
    if (this.end()) this.outcome.failed(new TryFailure(kind, error.message, { cause: error }));
  }

  private header(name: string): string {
    return String(this.headers[name] ?? "");
  }

  private tooLarge(): void {
    this.giveUp(new TryFailure("wrong", `the answer is larger than ${this.limits.maxBytes} bytes`));
  }

  /** reports the failure immediately, then closes the socket */
  private giveUp(failure: TryFailure): void {
    if (!this.end()) return;
    this.outcome.failed(failure);
    this.controller?.abort(failure);
  }

  /** false if it has ended before */
  private end(): boolean {
    if (this.isOver) return false;
    this.isOver = true;
    this.wire.timeouts.remove(this.timeout);
    return true;
  }
}

/** A single attempt outside the contract's JSON. */
export function exchange(
  wire: Wire,
  request: WireRequest,
  limits: AttemptLimits,
  signal: AbortSignal,
): Promise<WireAnswer> {
  if (signal.aborted) return Promise.reject(new Aborted());
  return new Promise((resolve, reject) => {
    const attempt = new Attempt(wire, request, limits, { answered: resolve, failed: reject });
    const leave = () => {
      attempt.cancel();
      reject(new Aborted());
    };
    signal.addEventListener("abort", leave, { once: true });
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
  request: Pick<WireRequest, "path" | "headers">,
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
