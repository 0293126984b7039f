// A request as the contract describes it, sent by one of the seeded people or with a jwt of the test's own.
import type { Endpoint } from "@sightline/schema/rest/endpoint";

export interface Sent<Name extends string> {
  /** whose jwt is sent; nobody's by default */
  as?: Name | { jwt: string };
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  /** sent as JSON; text goes out as it is */
  body?: unknown;
  headers?: Record<string, string>;
}

export function requestOf<Name extends string>(
  endpoint: Endpoint,
  { as, params = {}, query, body, headers }: Sent<Name>,
  members: Record<Name, { jwt: string }>,
): Request {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const url = new URL(path, "http://host.test");
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const jwt = typeof as === "object" ? as.jwt : as && members[as].jwt;
  const text = typeof body === "string" ? body : JSON.stringify(body ?? {});
  return new Request(url, {
    method: endpoint.method,
    headers: {
      ...(jwt ? { jwt } : {}),
      ...(endpoint.method === "POST" ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    ...(endpoint.method === "POST" ? { body: text } : {}),
  });
}
