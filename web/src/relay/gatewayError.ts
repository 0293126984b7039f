// The gateway's error codes, a closed list.
import { isErrorCode, type ErrorCode as GatewayErrorCode } from "@sightline/schema/rest/errorCodes";
import type { RelayFieldLoggerEvent } from "relay-runtime/store/RelayStoreTypes";
import { t } from "#web/texts/t.ts";
import { translateServerMessage, type ServerMessage } from "#web/texts/translateServerMessage.ts";

/** OFFLINE: the gateway itself was not reached. */
export type ErrorCode = GatewayErrorCode | "OFFLINE";

export class GatewayError extends Error {
  readonly code: ErrorCode;
  /** identifies the failure in the gateway's log */
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

/** A chunk that failed to load. The message differs by browser. */
const chunkFailed = /dynamically imported module|importing a module script failed/i;

/** Relay passes field errors on unchanged. The network throws GatewayErrors. Both become messages for the user. */
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

/** Relay's error only says that a field failed. The field and the reason are in an earlier log event. */
let lastFieldError: unknown;

export function noteFieldError(event: RelayFieldLoggerEvent): void {
  if (event.kind === "relay_field_payload.error" && event.shouldThrow) lastFieldError = event.error;
}

/** The cause of an error caught by a boundary: a failed request, or the field that made `@throwOnFieldError` throw. */
export function causeOf(error: unknown): GatewayError {
  if (error instanceof Error && error.message.startsWith("Relay: ")) return toGatewayError(lastFieldError);
  return toGatewayError(error);
}
