// The public part of an error: a code of the closed list, a message and the request id, without internals. Errors that
// are caused by the gateway itself are logged and reported as INTERNAL.
import type { GraphQLErrorExtensions, GraphQLFormattedError } from "graphql";
import { GraphQLError } from "graphql";
import type { Logger } from "pino";
import { isErrorCode, type ErrorCode } from "@sightline/schema/rest/errorCodes";
import type { Message, Params } from "@sightline/schema/rest/refusals/message";
import { generalRefusal, translationOf, UpstreamError } from "#gateway/upstream/errors.ts";
import { Aborted } from "#gateway/upstream/failure.ts";
import type { Data, Result } from "./result.ts";

export interface MaskContext {
  requestId: string;
  log: Logger;
}

interface PublicError {
  code: ErrorCode;
  message: string;
  reason?: string | undefined;
  params?: Params | undefined;
  field?: string | undefined;
  retryAfter?: number | undefined;
}

/** Compiled plans create errors without extensions. */
export const extensionsOf = (error: GraphQLError): GraphQLErrorExtensions => ({ ...error.extensions });

function originOf(error: GraphQLError): Error | undefined {
  const { originalError } = error;
  return originalError instanceof GraphQLError ? (originOf(originalError) ?? originalError) : originalError;
}

function toPublicError(error: GraphQLError, { log, requestId }: MaskContext): PublicError {
  const origin = originOf(error) ?? error;
  if (origin instanceof UpstreamError) {
    const { code, message, refusal, field, retryAfter } = origin;
    if (code === "UPSTREAM_DOWN") log.warn({ requestId, cause: origin.cause, path: error.path }, "the API host failed");
    return { code, message, ...translationOf(refusal), field, retryAfter };
  }
  if (origin instanceof Aborted) return { code: "UPSTREAM_DOWN", message: origin.message };
  if (origin instanceof GraphQLError) {
    const { code, reason, params }: GraphQLErrorExtensions & Partial<Message> = extensionsOf(origin);
    if (isErrorCode(code)) return { code, message: origin.message, reason, params };
    // without a path nothing was executed: the request itself is invalid
    if (error.path === undefined)
      return { code: "INVALID", message: error.message.replace(/ Did you mean .*\?$/s, "") };
  }
  log.error({ requestId, err: origin, path: error.path }, "a resolver failed");
  const fault = generalRefusal("INTERNAL");
  return { code: "INTERNAL", message: fault.message, ...translationOf(fault) };
}

export function maskError(error: unknown, context: MaskContext): GraphQLFormattedError {
  const given =
    error instanceof GraphQLError ? error : new GraphQLError("", { originalError: asError(error), path: [] });
  const { code, message, reason, params, field, retryAfter } = toPublicError(given, context);
  const inside = error instanceof GraphQLError;
  return {
    message,
    ...(inside && given.locations !== undefined && given.locations.length > 0 && { locations: given.locations }),
    ...(inside && given.path !== undefined && { path: given.path }),
    extensions: {
      code,
      requestId: context.requestId,
      ...(reason !== undefined && { reason, params }),
      ...(field !== undefined && { field }),
      ...(retryAfter !== undefined && { retryAfter }),
    },
  };
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

export interface MaskedResult {
  data?: Data | null;
  errors?: GraphQLFormattedError[];
}

export function maskResult(result: Result, context: MaskContext): MaskedResult {
  if (result.errors === undefined || result.errors.length === 0) return { data: result.data ?? null };
  const errors = result.errors.slice(0, 50).map((error) => maskError(error, context));
  return result.data === undefined ? { errors } : { errors, data: result.data };
}
