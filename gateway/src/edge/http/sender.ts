// Derives the sender and its self-reported data from a request's headers.
import type { IncomingHttpHeaders } from "node:http";
import type { Sender } from "#gateway/openContext.ts";
import { requestIdOf } from "#gateway/telemetry/requestId.ts";
import { identify, readTz, readWidgetId } from "#gateway/session/identify.ts";
import type { Sessions } from "#gateway/session/sessions.ts";
import type { ShareTokens } from "#gateway/share/shareTokens.ts";
import { CLIENT_ADDRESS } from "./forwardedHost.ts";
import { hostNameOf } from "./origin.ts";

const LONGEST_AGENT = 400;

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

export async function senderOf(
  headers: IncomingHttpHeaders,
  deps: { sessions: Sessions; shareTokens: ShareTokens },
  signal: AbortSignal,
): Promise<Sender> {
  const { authorization, cookie } = headers;
  const principal = await identify({ authorization, cookie, shareToken: one(headers["x-share-token"]) }, deps);
  return {
    principal,
    tz: readTz(one(headers["tz"])),
    widgetId: readWidgetId(one(headers["widgetid"])),
    host: hostNameOf(headers),
    userAgent: (headers["user-agent"] ?? "").slice(0, LONGEST_AGENT),
    requestId: requestIdOf(headers["x-request-id"]),
    signal,
    address: one(headers[CLIENT_ADDRESS]) ?? "",
    lasting: false,
  };
}
