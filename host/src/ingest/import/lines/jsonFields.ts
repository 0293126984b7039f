// Field paths in JSON logs: our own names first, then those of nginx (log_format … escape=json), Caddy and Logstash.
// The first path with a value wins; null counts as no value.
type Path = readonly (string | number)[];

const paths = (text: string): readonly Path[] => text.split(/\s+/).map((path) => path.split("."));

const FIELDS = {
  time: paths("ts time timestamp @timestamp time_iso8601 msec time_local"),
  target: paths("url path request_uri request.uri uri"),
  request: paths("request"),
  host: paths("host http_host request.host server_name"),
  status: paths("status"),
  method: paths("method request_method request.method"),
  client: paths("ip client_ip clientip remote_addr request.client_ip request.remote_ip request.remote_addr"),
  userAgent: paths("user_agent http_user_agent agent request.headers.User-Agent"),
  referrer: paths("referrer referer http_referer request.headers.Referer"),
  forwarded: paths("x_forwarded_for http_x_forwarded_for request.headers.X-Forwarded-For"),
  utcOffset: paths("utc_offset"),
} as const;

export type FieldName = keyof typeof FIELDS;

export interface Found {
  /** the field's name in the line */
  name: string;
  value: unknown;
}

function valueAt(line: unknown, path: Path): unknown {
  let value = line;
  for (const key of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string | number, unknown>)[key];
  }
  // a header that was sent several times is logged as a list
  return Array.isArray(value) ? value.join(",") : value;
}

export function fieldOf(line: object, field: FieldName): Found | undefined {
  for (const path of FIELDS[field]) {
    const value = valueAt(line, path);
    // an object belongs to another format: Caddy's `request` contains what nginx writes as text
    if (value !== undefined && value !== null && typeof value !== "object") return { name: path.join("."), value };
  }
  return undefined;
}

/** A server that logs request headers would have logged this one. */
export const logsHeaders = (line: object): boolean => typeof valueAt(line, ["request", "headers"]) === "object";
