// What can go wrong at the API host, as errors of the closed list. The mapping from HTTP is here and nowhere else.
import { failures, type ErrorCode, type FailureCode } from "@sightline/schema/rest/errorCodes";
import { Failure } from "@sightline/schema/rest/failure";
import { accessRefusals } from "@sightline/schema/rest/refusals/access";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { MessageParams, Reason } from "@sightline/schema/rest/refusals/wireMessage";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";

/** A refusal as it came from a host: another one than ours may name no reason. */
export type PublicRefusal = Pick<Refusal, "code" | "message"> & Partial<Refusal>;

export class UpstreamError extends Error {
  readonly code: ErrorCode;
  readonly refusal: PublicRefusal;
  readonly field: string | undefined;
  /** seconds after which a retry may succeed */
  readonly retryAfter: number | undefined;

  constructor(
    refusal: PublicRefusal,
    more: { field?: string | undefined; retryAfter?: number | undefined; cause?: unknown } = {},
  ) {
    super(refusal.message, { cause: more.cause });
    this.name = "UpstreamError";
    this.code = failures[refusal.code].error;
    this.refusal = refusal;
    this.field = more.field;
    this.retryAfter = more.retryAfter;
  }
}

/** By what a client translates the message: its reason and values, where the host named them. */
export const translationOf = ({ reason, params }: PublicRefusal) =>
  reason === undefined ? {} : { reason, params: params ?? {} };

const general: Record<ErrorCode, Refusal> = {
  UNAUTHENTICATED: accessRefusals.signInFirst(),
  FORBIDDEN: accessRefusals.role(),
  PLAN_LIMIT: accessRefusals.plan(),
  NOT_FOUND: accessRefusals.notFound(),
  INVALID: requestRefusals.wrong(),
  CONFLICT: requestRefusals.conflict(),
  RATE_LIMITED: requestRefusals.tooManyTries(),
  UPSTREAM_DOWN: requestRefusals.hostDown(),
  INTERNAL: requestRefusals.gatewayFault(),
};

/** The refusal for a code where nothing better is known. */
export const generalRefusal = (code: ErrorCode): Refusal => general[code];

export const upstreamDown = (cause?: unknown, retryAfter?: number): UpstreamError =>
  new UpstreamError(general.UPSTREAM_DOWN, { cause, retryAfter });

const codeOfStatus: Readonly<Record<number, FailureCode>> = {
  400: "INVALID",
  401: "UNAUTHENTICATED",
  402: "PLAN_LIMIT",
  403: "ROLE",
  404: "NOT_FOUND",
  409: "CONFLICT",
  413: "TOO_LARGE",
  422: "INVALID",
  429: "RATE_LIMITED",
};

function codeOf(status: number, wireCode: FailureCode | undefined): FailureCode {
  if (status === 403 && (wireCode === "PLAN" || wireCode === "PLAN_LIMIT")) return wireCode;
  return codeOfStatus[status] ?? "UNAVAILABLE";
}

/**
 * Patterns of stack traces, proxy error pages, dumps and file paths of the host. A readable message may contain a
 * selector or a regular expression, including brackets and backslashes.
 */
const INSIDE = /[\n\r]|\bat \S+:\d+|<[a-z!/]|^\s*[{[]|\b[a-z]:\\|node_modules|file:\/\//i;

const isPublic = (text: string | number) => typeof text === "number" || (text.length <= 300 && !INSIDE.test(text));

/** A host of others may mean something else by these names: its sentence counts all the same. */
const AnyFailure = Failure.extend({
  reason: Reason.optional().catch(undefined),
  params: MessageParams.optional().catch(undefined),
});

/** The host's own refusal where it has a sentence: short, one line, and of a refusal rather than of a fault. */
function refusalFrom({ err, reason, params }: Partial<Failure>, code: FailureCode): PublicRefusal {
  if (code === "UNAVAILABLE" || err === undefined || err.trim() === "" || !isPublic(err)) {
    return { ...general[failures[code].error], code };
  }
  if (reason === undefined || params === undefined || !Object.values(params).every(isPublic))
    return { code, message: err };
  return { code, message: err, reason, params };
}

/** Maps a refusal; `body` is the parsed response and may have any shape. */
export function refusalOf(status: number, body: unknown, retryAfter?: number): UpstreamError {
  const failure: Partial<Failure> = AnyFailure.safeParse(body).data ?? {};
  const refusal = refusalFrom(failure, codeOf(status, failure.code));
  const field = failure.field !== undefined && /^[\w.[\]]{1,100}$/.test(failure.field) ? failure.field : undefined;
  return new UpstreamError(refusal, { field, retryAfter, cause: `HTTP ${status}` });
}
