// Identifies the sender of a request: an API key takes precedence over a share token, and a share token over a cookie.
// An invalid share token makes the sender anonymous, even if a valid cookie is present.
import { accessRefusals } from "@sightline/schema/rest/refusals/access";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { ShareTokens } from "#gateway/share/shareTokens.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import type { HeaderValues } from "#gateway/upstream/headers.ts";
import type { Principal } from "./principal.ts";
import type { Sessions } from "./sessions.ts";

export interface Credentials {
  authorization: string | undefined;
  shareToken: string | undefined;
  cookie: string | undefined;
}

const ANONYMOUS: Principal = { kind: "nobody" };

export async function identify(
  { authorization, shareToken, cookie }: Credentials,
  { sessions, shareTokens }: { sessions: Sessions; shareTokens: ShareTokens },
): Promise<Principal> {
  const bearer = /^bearer\s+(.*)$/i.exec(authorization ?? "")?.[1]?.trim();
  if (bearer !== undefined) {
    if (/^[\x21-\x7e]{8,4000}$/.test(bearer)) return { kind: "tool", jwt: bearer };
    throw new UpstreamError(accessRefusals.keyUnusable());
  }
  if (shareToken !== undefined && shareToken !== "") return (await shareTokens.open(shareToken)) ?? ANONYMOUS;
  return (await sessions.read(cookie)) ?? ANONYMOUS;
}

function number(name: string, value: string | undefined, valid: (n: number) => boolean): number | undefined {
  if (value === undefined || value === "") return undefined;
  const read = /^-?\d{1,10}(\.\d{1,2})?$/.test(value) ? Number(value) : Number.NaN;
  if (valid(read)) return read;
  throw new UpstreamError(requestRefusals.headerUnusable({ name, value: value.slice(0, 20) }), { field: name });
}

/** `tz` contains hours from UTC, such as 8 or -3.5. */
export const readTz = (value: string | undefined): number | undefined =>
  number("tz", value, (hours) => hours >= -12 && hours <= 14);

/** the largest id that the host accepts */
const MAX_WIDGET_ID = 2_147_483_647;

/** `widgetid` contains a project's id: the one that a tool queries, or the browser's current project. */
export const readWidgetId = (value: string | undefined): number | undefined =>
  number("widgetid", value, (id) => Number.isInteger(id) && id > 0 && id <= MAX_WIDGET_ID);

/** The headers that are forwarded to the host. For a share link, always the grant's own project. */
export function forwarded(
  principal: Principal,
  sent: { tz?: number | undefined; widgetId?: number | undefined },
): HeaderValues {
  switch (principal.kind) {
    case "member":
    case "tool":
      return { jwt: principal.jwt, tz: sent.tz, widgetId: sent.widgetId };
    case "share":
      return { jwt: principal.jwt, tz: sent.tz, widgetId: principal.widgetId, companyId: principal.companyId };
    case "nobody":
      return { tz: sent.tz };
  }
}
