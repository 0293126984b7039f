// Every endpoint of the contract, by name: what the recording host answers from.
import * as account from "@sightline/schema/rest/account";
import * as audience from "@sightline/schema/rest/audience";
import * as billing from "@sightline/schema/rest/billing";
import * as brand from "@sightline/schema/rest/brand";
import * as company from "@sightline/schema/rest/company";
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import * as events from "@sightline/schema/rest/events";
import * as identity from "@sightline/schema/rest/identity";
import * as portal from "@sightline/schema/rest/portal";
import * as projects from "@sightline/schema/rest/projects";
import * as share from "@sightline/schema/rest/share";
import * as support from "@sightline/schema/rest/support";
import * as team from "@sightline/schema/rest/team";
import * as timeline from "@sightline/schema/rest/timeline";
import * as traffic from "@sightline/schema/rest/traffic";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "effect" in value;

export const endpoints: Endpoint[] = [
  account,
  audience,
  billing,
  brand,
  company,
  events,
  identity,
  portal,
  projects,
  share,
  support,
  team,
  timeline,
  traffic,
]
  .flatMap((module): unknown[] => Object.values(module))
  .filter(isEndpoint);

export interface Match {
  endpoint: Endpoint;
  params: Record<string, string>;
}

const patterns = endpoints.map((endpoint) => ({
  endpoint,
  names: [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((found) => found[1] ?? ""),
  pattern: new RegExp(`^${endpoint.path.replace(/\{\w+\}/g, "([^/]+)")}$`),
}));

export function matchEndpoint(method: string, pathname: string): Match | undefined {
  for (const { endpoint, names, pattern } of patterns) {
    const found = endpoint.method === method ? pattern.exec(pathname) : null;
    if (found === null) continue;
    const params = names.map((name, n): [string, string] => [name, decodeURIComponent(found[n + 1] ?? "")]);
    return { endpoint, params: Object.fromEntries(params) };
  }
  return undefined;
}
