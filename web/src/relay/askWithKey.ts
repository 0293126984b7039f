// Asks the gateway a question of somebody's own, with their API key and without their session. Browsers may send only
// the app's own documents with a cookie: what steals into a page must not be able to ask whatever it likes as its
// reader. A key that a person types in for this moment is another matter, and its scopes bound what it may do.
import { GatewayError } from "./gatewayError.ts";
import { t } from "#web/texts/t.ts";

export interface Asked {
  status: number;
  /** until the answer was read */
  ms: number;
  /** JSON with its lines; what is no JSON as it came */
  text: string;
}

export async function askWithKey(
  key: string,
  document: { query: string; variables: Record<string, unknown> },
  signal: AbortSignal,
): Promise<Asked> {
  const started = performance.now();
  try {
    const response = await fetch("/graphql", {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json", authorization: `Bearer ${key}` },
      body: JSON.stringify(document),
      credentials: "omit",
      signal,
    });
    const text = await response.text();
    const ms = Math.round(performance.now() - started);
    try {
      return { status: response.status, ms, text: JSON.stringify(JSON.parse(text), null, 2) };
    } catch {
      return { status: response.status, ms, text };
    }
  } catch (error) {
    if (signal.aborted) throw error;
    throw new GatewayError("OFFLINE", t("Can't reach the server. Check your connection and try again."));
  }
}
