// Responses to the app's own trusted documents, for any caller: the gateway as a browser reaches it.
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { origin } from "./walker.ts";

const operations = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(path.resolve(import.meta.dirname, "../schema/operations.json"), "utf8")));

export function operationId(operation: string): string {
  const found = Object.entries(operations).find(([, text]) =>
    new RegExp(`^(query|mutation|subscription) ${operation}\\b`).test(text),
  );
  if (!found) throw new Error(`the app has no operation ${operation}; run npm run generate`);
  return found[0];
}

interface GraphError {
  message: string;
  path?: (string | number)[];
  extensions?: { code?: string };
}

export interface Answer {
  status: number;
  headers: Headers;
  body: { data?: Record<string, unknown> | null; errors?: GraphError[] };
  text: string;
}

/** The raw request, for tests that manipulate it. */
export async function post(body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(`${origin()}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-app": "1", ...headers },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text) as Answer["body"], text };
}

export const send = (operation: string, variables: Record<string, unknown>, headers: Record<string, string> = {}) =>
  post({ id: operationId(operation), variables }, headers);

/** The session cookie of a demo user. */
export async function cookieOf(email: string): Promise<string> {
  const { headers } = await send("useEnterMutation", { input: { email, password: "sightline" } });
  return (headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";
}

/** Any document, sent by an internal tool with the demo's API key. */
export const ask = (query: string, variables: Record<string, unknown> = {}) =>
  post({ query, variables }, { authorization: "Bearer sk_demo_sightline_0000000000000000" });

export const codesOf = (answer: Answer) => (answer.body.errors ?? []).map((error) => error.extensions?.code);
