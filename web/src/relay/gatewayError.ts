// What the gateway can answer instead of data, in its closed list's words.
import { isErrorCode, type ErrorCode as GatewayErrorCode } from "@sightline/schema/rest/errorCodes";
import type { RelayFieldLoggerEvent } from "relay-runtime/store/RelayStoreTypes";
import { t } from "#web/texts/t.ts";
import { translateServerMessage, type ServerMessage } from "#web/texts/translateServerMessage.ts";

/** OFFLINE: the gateway itself was not reached. */
export type ErrorCode = GatewayErrorCode | "OFFLINE";

export class GatewayError extends Error {
  readonly code: ErrorCode;
  /** finds the failure in the gateway's log */
  readonly requestId: string | undefined;

  constructor(code: ErrorCode, message: string, requestId?: string) {
    super(message);
    this.code = code;
    this.requestId = requestId;
  }
}

interface WireError {
  message?: unknown;
  extensions?: { code?: unknown; requestId?: unknown; reason?: unknown; params?: unknown };
}

const messageOf = (message: string, { reason, params }: NonNullable<WireError["extensions"]> = {}): string =>
  typeof reason === "string"
    ? translateServerMessage({ message, reason, params: params as ServerMessage["params"] })
    : message;

/** A part of the app that did not come; each browser has words of its own for it. */
const chunkFailed = /dynamically imported module|importing a module script failed/i;

/** Relay hands field errors on as they came; the network hands on GatewayErrors. Both become words for a person. */
export function toGatewayError(error: unknown): GatewayError {
  if (error instanceof GatewayError) return error;
  if (error instanceof TypeError && chunkFailed.test(error.message)) {
    return new GatewayError("OFFLINE", t("Can't reach the server. Check your connection and try again."));
  }
  const wire = (error ?? {}) as WireError;
  const code = isErrorCode(wire.extensions?.code) ? wire.extensions.code : "INTERNAL";
  const requestId = typeof wire.extensions?.requestId === "string" ? wire.extensions.requestId : undefined;
  const message =
    typeof wire.message === "string" ? messageOf(wire.message, wire.extensions) : t("Something went wrong");
  return new GatewayError(code, message, requestId);
}

/** Relay says only that a field failed; which one, and why, it tells beforehand. */
let lastFieldError: unknown;

export function noteFieldError(event: RelayFieldLoggerEvent): void {
  if (event.kind === "relay_field_payload.error" && event.shouldThrow) lastFieldError = event.error;
}

/** The problem behind what a boundary caught: of a failed request, or of the field that `@throwOnFieldError` threw for. */
export function causeOf(error: unknown): GatewayError {
  if (error instanceof Error && error.message.startsWith("Relay: ")) return toGatewayError(lastFieldError);
  return toGatewayError(error);
}
