// Builds the wire request from an endpoint and its input. Arguments are validated against the contract before anything
// is sent, and none of them can break out of its path segment or its header.
import type { Endpoint, Schema } from "@sightline/schema/rest/endpoint";
import { z } from "zod";
import { refusalOfIssue } from "@sightline/schema/rest/refusals/refusalOfIssue";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import { UpstreamError } from "./errors.ts";
import type { WireRequest } from "./attempt.ts";
import type { CallerHeaders } from "./headers.ts";
import { isAsAgreed } from "./shapeTest.ts";

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export interface CallRequest {
  endpoint: Endpoint;
  wire: WireRequest;
  /** the user that the response belongs to */
  owner: string;
  /** Calls with the same key are sent once. The key consists of every forwarded header, method, URL and body. */
  key: string;
}

function check(shape: Schema | undefined, value: unknown): unknown {
  if (shape === undefined) return undefined;
  if (isAsAgreed(shape, value)) return value;
  const result = z.safeParse(shape, value ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join(".") || undefined;
  throw new UpstreamError(issue ? refusalOfIssue(issue, field ?? "The input") : requestRefusals.wrong(), { field });
}

/**
 * `.` and `..` would be normalized away, an empty segment would address another resource, and a lone surrogate is not
 * valid text.
 */
function segment(name: string, value: unknown): string {
  const text = String(value);
  if (text === "" || text === "." || text === ".." || text.includes("\u0000") || !text.isWellFormed()) {
    throw new UpstreamError(requestRefusals.pathValue({ name, value: text.slice(0, 10).toWellFormed() }), {
      field: name,
    });
  }
  return encodeURIComponent(text);
}

function pathOf(endpoint: Endpoint, params: unknown, query: unknown): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.includes("{")
    ? endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, values[name]))
    : endpoint.path;
  const pairs = Object.entries((query ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return path;
  return `${path}?${new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, String(value)])).toString()}`;
}

export function callRequest(endpoint: Endpoint, input: RawInput, caller: CallerHeaders, prefix: string): CallRequest {
  const params = check(endpoint.params, input.params);
  const query = check(endpoint.query, input.query);
  const parsed = check(endpoint.body, input.body);
  const body = parsed === undefined ? undefined : JSON.stringify(parsed);
  const { method } = endpoint;
  const path = prefix + pathOf(endpoint, params, query);
  const headers = body === undefined ? caller.plain : caller.withBody;
  // no part contains a line break: JSON and URLs escape it
  const key = `${caller.key}\n${method} ${path}\n${body ?? ""}`;
  return { endpoint, owner: caller.owner, key, wire: { method, path, headers, body } };
}
