// What can go wrong at the API host, in the closed list's words. The mapping from HTTP stands here and nowhere else.
import type { ErrorCode } from "#gateway/__generated__/resolverTypes.ts";
import { Failure } from "@sightline/schema/rest/failure";

export class UpstreamError extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  /** seconds after which another try may work */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    more: { field?: string | undefined; retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.name = "UpstreamError";
    this.code = code;
    this.field = more.field;
    this.retryAfter = more.retryAfter;
  }
}

const sentences: Record<ErrorCode, string> = {
  UNAUTHENTICATED: "Sign in first: nobody is signed in, or the session has ended",
  FORBIDDEN: "Your role does not allow this; ask an owner or admin of your company",
  PLAN_LIMIT: "Your plan does not include this; upgrade it to go on",
  NOT_FOUND: "This does not exist, or you may not see it",
  INVALID: "Something in the request is wrong",
  CONFLICT: "Somebody else was faster, or it exists already; load it again",
  RATE_LIMITED: "Too many tries; wait a moment and try again",
  UPSTREAM_DOWN: "The API host does not answer; try again in a moment",
  INTERNAL: "Something went wrong in the gateway; the request id finds it in the log",
};

/** The sentence for a code where nothing better is known. */
export const sentenceOf = (code: ErrorCode): string => sentences[code];

export const upstreamDown = (cause?: unknown, retryAfter?: number): UpstreamError =>
  new UpstreamError("UPSTREAM_DOWN", sentences.UPSTREAM_DOWN, { cause, retryAfter });

function codeOf(status: number, wireCode: string | undefined): ErrorCode {
  if (status === 401) return "UNAUTHENTICATED";
  if (status === 402) return "PLAN_LIMIT";
  if (status === 403) return wireCode === "PLAN" || wireCode === "PLAN_LIMIT" ? "PLAN_LIMIT" : "FORBIDDEN";
  if (status === 404) return "NOT_FOUND";
  if (status === 409) return "CONFLICT";
  if (status === 429) return "RATE_LIMITED";
  if (status === 400 || status === 413 || status === 422) return "INVALID";
  return "UPSTREAM_DOWN";
}

/**
 * What a stack, a page of a proxy, a dump or a file of the host looks like. A sentence for a person may well quote a
 * selector or a regular expression, brackets and backslashes included.
 */
const INSIDE = /[\n\r]|\bat \S+:\d+|<[a-z!/]|^\s*[{[]|\b[a-z]:\\|node_modules|file:\/\//i;

/** The host's own sentence where it is one: short, one line, and of a refusal rather than of a fault. */
function sentenceFrom(err: string | undefined, code: ErrorCode): string {
  if (code === "UPSTREAM_DOWN" || err === undefined || err.length > 300) return sentences[code];
  return INSIDE.test(err) || err.trim() === "" ? sentences[code] : err;
}

/** Maps a refusal; `body` is the parsed answer, whatever it may be. */
export function refusalOf(status: number, body: unknown, retryAfter?: number): UpstreamError {
  const failure = Failure.safeParse(body).data;
  const code = codeOf(status, failure?.code);
  const field = failure?.field !== undefined && /^[\w.[\]]{1,100}$/.test(failure.field) ? failure.field : undefined;
  return new UpstreamError(code, sentenceFrom(failure?.err, code), { field, retryAfter, cause: `HTTP ${status}` });
}
