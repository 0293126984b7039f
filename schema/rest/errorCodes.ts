// Every kind of failure, once: how the API host calls it (`code` of a refusal's body), the HTTP status it is sent with,
// and the error code of the graph that it becomes.
export const failures = {
  INVALID: { status: 400, error: "INVALID" },
  UNAUTHENTICATED: { status: 401, error: "UNAUTHENTICATED" },
  ROLE: { status: 403, error: "FORBIDDEN" },
  PLAN: { status: 403, error: "PLAN_LIMIT" },
  PLAN_LIMIT: { status: 403, error: "PLAN_LIMIT" },
  NOT_FOUND: { status: 404, error: "NOT_FOUND" },
  CONFLICT: { status: 409, error: "CONFLICT" },
  TOO_LARGE: { status: 413, error: "INVALID" },
  RATE_LIMITED: { status: 429, error: "RATE_LIMITED" },
  UNAVAILABLE: { status: 503, error: "UPSTREAM_DOWN" },
  INTERNAL: { status: 500, error: "INTERNAL" },
} as const;

export type FailureCode = keyof typeof failures;
/** The closed list of the graph: `extensions.code` of an error, `Problem.code` of a refused mutation. */
export type ErrorCode = (typeof failures)[FailureCode]["error"];

const errorCodes: ReadonlySet<unknown> = new Set(Object.values(failures).map(({ error }) => error));
export const isErrorCode = (value: unknown): value is ErrorCode => errorCodes.has(value);
