// Sends a request as the contract describes it, as one of the seeded members or with the test's own jwt.
import type { Endpoint } from "@sightline/schema/rest/endpoint";

export interface Sent<Name extends string> {
  /** whose jwt is sent; default: none */
  as?: Name | { jwt: string };
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  /** sent as JSON; text is sent unchanged */
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
