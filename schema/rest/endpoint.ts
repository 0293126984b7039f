// The single definition of a REST call of the API host. The host derives its route, OpenAPI document and validation
// from it, the gateway its typed client. No other code may contain a method or a path.
import type { z } from "zod";

/**
 * The effect of repeating a call, which determines how it may be retried: `read` changes nothing, `set` leaves the same
 * state however often it is sent, `add` adds something each time.
 */
export type Effect = "read" | "set" | "add";

/**
 * Permitted callers: anyone; a signed-in member or API key; those and the holder of a share link's scoped jwt; or only
 * the gateway, which authenticates by the header `gatewaykey`, a secret shared with the host (GATEWAY_KEY).
 */
export type Audience = "anyone" | "member" | "viewer" | "gateway";

/** Any Zod schema, without its methods: comparing these for each endpoint took the compiler a quarter of its time. */
export type Schema<Output = unknown> = z.core.$ZodType<Output>;
export type Shape = Schema<Record<string, unknown>>;

export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends Schema = Schema,
  Answer extends Schema = Schema,
> {
  /** verb and noun, the name of the function in both servers */
  readonly name: string;
  readonly method: "GET" | "POST";
  /** with `{name}` for each path parameter, exactly as in the specification */
  readonly path: string;
  readonly summary: string;
  readonly effect: Effect;
  /**
   * Computed from a project's events, so it takes longer the more there are: the gateway waits for it for
   * 15 seconds, and neither its duration nor its failures affect other reads. Absent for a read of stored records.
   */
  readonly isReport?: true;
  readonly audience: Audience;
  /**
   * timeout of one attempt in milliseconds, for calls that depend on external services; defaults to the gateway's
   * timeout
   */
  readonly patienceMs?: number;
  /** of the body, for file uploads; otherwise 1 MB */
  readonly maxBytes?: number;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
}

export type ParamsOf<E extends Endpoint> = E extends Endpoint<infer P, Shape, Schema, Schema> ? z.input<P> : never;
export type BodyOf<E extends Endpoint> = E["body"] extends Schema ? z.input<E["body"]> : undefined;
export type ParsedBodyOf<E extends Endpoint> = E["body"] extends Schema ? z.output<E["body"]> : undefined;
export type ParsedParamsOf<E extends Endpoint> = E["params"] extends Shape
  ? z.output<E["params"]>
  : Record<never, never>;
export type ParsedQueryOf<E extends Endpoint> = E["query"] extends Shape ? z.output<E["query"]> : Record<never, never>;
export type AnswerOf<E extends Endpoint> = z.output<E["answer"]>;

/** Preserves the literal types of a call's definition. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description;
}
