// Identifies a socket's sender: `connection_init` takes precedence over the cookie of the upgrade request, as headers
// do over HTTP.
import type { IncomingMessage } from "node:http";
import { CLIENT_ADDRESS } from "../http/forwardedHost.ts";
import { hostNameOf } from "../http/origin.ts";
import type { Sender } from "#gateway/openContext.ts";
import { requestIdOf } from "#gateway/telemetry/requestId.ts";
import { identify, readTz, readWidgetId } from "#gateway/session/identify.ts";
import type { Sessions } from "#gateway/session/sessions.ts";
import type { ShareTokens } from "#gateway/share/shareTokens.ts";

export const textOf = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;

/** Each operation has its own. */
const never = new AbortController().signal;

/** A generated id is a tree of 500 bytes until its text is copied; a socket keeps it for hours. */
const flat = (text: string): string => Buffer.from(text, "latin1").toString("latin1");

export async function socketSender(
  { headers }: IncomingMessage,
  params: Record<string, unknown> | undefined,
  deps: { sessions: Sessions; shareTokens: ShareTokens },
): Promise<Sender> {
  const text = (name: string): string | undefined => textOf(params?.[name]);
  const principal = await identify(
    {
      authorization: text("authorization") ?? headers.authorization,
      shareToken: text("shareToken"),
      cookie: headers.cookie,
    },
    deps,
  );
  return {
    principal,
    tz: readTz(text("tz")),
    widgetId: readWidgetId(text("widgetid")),
    host: hostNameOf(headers),
    userAgent: "",
    requestId: flat(requestIdOf(headers["x-request-id"])),
    signal: never,
    address: String(headers[CLIENT_ADDRESS] ?? ""),
    lasting: true,
  };
}
