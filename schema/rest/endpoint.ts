// One REST call of the API host, said once: the host builds its route, its OpenAPI document and its validation from it,
// the gateway its typed client. Nothing else may spell a method or a path.
import type { z } from "zod";

/**
 * What sending a call twice does, which decides how it may be retried:
 * `read` changes nothing, `set` leaves the same state however often it is sent, `add` adds something each time.
 */
export type Effect = "read" | "set" | "add";

/**
 * Who may call: anybody; a signed-in member or API key; those and the holder of a share link's scoped jwt; or the
 * gateway alone, which proves itself by the header `gatewaykey`, a secret that only it and the host know (GATEWAY_KEY).
 */
export type Audience = "anyone" | "member" | "viewer" | "gateway";

export type Shape = z.ZodType<Record<string, unknown>>;

export interface Endpoint<
  Params extends Shape = Shape,
  Query extends Shape = Shape,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** verb and noun, the name of the function on both sides */
  readonly name: string;
  readonly method: "GET" | "POST";
  /** with `{name}` for each path parameter, exactly as the specification writes it */
  readonly path: string;
  readonly summary: string;
  readonly effect: Effect;
  readonly audience: Audience;
  /** milliseconds that one try may take, for what asks the world outside; the gateway's own patience unless set */
  readonly patienceMs?: number;
  /** of the body, where it is a file; otherwise 1 MB */
  readonly maxBytes?: number;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly answer: Answer;
}

export type ParamsOf<E extends Endpoint> =
  E extends Endpoint<infer P, Shape, z.ZodType, z.ZodType> ? z.input<P> : never;
export type BodyOf<E extends Endpoint> = E["body"] extends z.ZodType ? z.input<E["body"]> : undefined;
export type ParsedBodyOf<E extends Endpoint> = E["body"] extends z.ZodType ? z.output<E["body"]> : undefined;
export type ParsedParamsOf<E extends Endpoint> = E["params"] extends Shape
  ? z.output<E["params"]>
  : Record<never, never>;
export type ParsedQueryOf<E extends Endpoint> = E["query"] extends Shape ? z.output<E["query"]> : Record<never, never>;
export type AnswerOf<E extends Endpoint> = z.output<E["answer"]>;

/** Keeps the literal types of a call's description. */
export function endpoint<const E extends Endpoint>(description: E): E {
  return description;
}
