// The allowlist of headers that are forwarded to the host. In particular, our cookies are not forwarded.
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import { UpstreamError } from "./errors.ts";

export interface HeaderValues {
  jwt?: string | undefined;
  /** the project's id */
  widgetId?: number | undefined;
  /** hours from UTC */
  tz?: number | undefined;
  companyId?: number | undefined;
  sharePassword?: string | undefined;
  /** host name that the browser shows, if it is not the usual one: mails use its signature and links */
  brandHost?: string | undefined;
  /** milliseconds since 1970: reports exclude data from then on */
  asOf?: number | undefined;
}

/** Longer than any link's password, and short enough for a header. */
const MAX_PASSWORD = 200;

/** Node encodes header bytes as latin1; passwords are encoded as UTF-8. */
function passwordHeader(password: string): string {
  if (password.length > MAX_PASSWORD) {
    throw new UpstreamError(requestRefusals.tooLong({ field: "password", max: MAX_PASSWORD }), {
      field: "password",
    });
  }
  if (/[\u0000-\u001f\u007f]/.test(password)) {
    throw new UpstreamError(shareRefusals.passwordControl(), { field: "password" });
  }
  return Buffer.from(password, "utf8").toString("latin1");
}

export function headersOf(values: HeaderValues, hasBody: boolean): Record<string, string> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (hasBody) headers["content-type"] = "application/json";
  if (values.jwt !== undefined) headers["jwt"] = values.jwt;
  if (values.widgetId !== undefined) headers["widgetid"] = String(values.widgetId);
  if (values.tz !== undefined) headers["tz"] = String(values.tz);
  if (values.companyId !== undefined) headers["companyid"] = String(values.companyId);
  if (values.sharePassword !== undefined) headers["sharepassword"] = passwordHeader(values.sharePassword);
  if (values.asOf !== undefined) headers["asof"] = String(values.asOf);
  if (values.brandHost !== undefined) headers["brandhost"] = values.brandHost;
  return headers;
}

/** The forwarded headers of a caller, built once for all its calls. */
export interface CallerHeaders {
  /** the user that responses belong to */
  readonly owner: string;
  /** consists of every forwarded header, including the user's credentials */
  readonly key: string;
  readonly plain: Readonly<Record<string, string>>;
  readonly withBody: Readonly<Record<string, string>>;
}

export function callerHeaders(values: HeaderValues): CallerHeaders {
  const plain = headersOf(values, false);
  return {
    owner: values.jwt ?? "",
    key: JSON.stringify(Object.entries(plain)),
    plain,
    withBody: headersOf(values, true),
  };
}
