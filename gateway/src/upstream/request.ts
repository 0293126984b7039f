// From an endpoint and its input to what goes over the wire. Arguments are judged by the contract before anything is
// sent, and none of them can climb out of its path segment or its header.
import type { Endpoint } from "@sightline/schema/rest/endpoint";
import type { z } from "zod";
import { UpstreamError } from "./errors.ts";
import type { WireRequest } from "./exchange.ts";
import { headersOf } from "./headers.ts";
import type { HeaderValues } from "./headers.ts";
import { isAsAgreed } from "./shapeTest.ts";

export interface RawInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

export interface CallRequest {
  endpoint: Endpoint;
  wire: WireRequest;
  /** whose answer it is */
  owner: string;
  /** Of two calls with the same key one is sent: method, address, body and every forwarded header, whatever they are. */
  key: string;
}

function check(shape: z.ZodType | undefined, value: unknown): unknown {
  if (shape === undefined) return undefined;
  if (isAsAgreed(shape, value)) return value;
  const result = shape.safeParse(value ?? {});
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join(".") || undefined;
  throw new UpstreamError("INVALID", `${field ?? "The input"} ${wrong(issue)}`, { field });
}

/** What is the matter with an argument, for a person. */
function wrong(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === "too_big") {
    return issue.origin === "string"
      ? `is longer than ${issue.maximum} characters; shorten it`
      : `is more than ${issue.maximum}; take less`;
  }
  if (issue?.code === "too_small") {
    return issue.origin === "string"
      ? `is shorter than ${issue.minimum} characters; make it longer`
      : `is less than ${issue.minimum}; take more`;
  }
  // the contract says these in its own words: "a host name such as shop.example.com"
  const isOurs = issue?.code === "custom" || (issue?.code === "invalid_format" && issue.format === "regex");
  return isOurs ? `must be ${issue.message}` : "is not valid";
}

/** `.` and `..` would be folded away, an empty segment would ask for something else, half a character is no text. */
function segment(name: string, value: unknown): string {
  const text = String(value);
  if (text === "" || text === "." || text === ".." || text.includes("\u0000") || !text.isWellFormed()) {
    throw new UpstreamError("INVALID", `${name} can't be "${text.slice(0, 10).toWellFormed()}"; give its real value`, {
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

export function callRequest(endpoint: Endpoint, input: RawInput, values: HeaderValues, prefix: string): CallRequest {
  const params = check(endpoint.params, input.params);
  const query = check(endpoint.query, input.query);
  const parsed = check(endpoint.body, input.body);
  const body = parsed === undefined ? undefined : JSON.stringify(parsed);
  const path = prefix + pathOf(endpoint, params, query);
  const headers = headersOf(values, body !== undefined);
  const owner = values.jwt ?? "";
  const key = JSON.stringify([endpoint.method, path, Object.entries(headers), body ?? null]);
  return { endpoint, owner, key, wire: { method: endpoint.method, path, headers, body } };
}
