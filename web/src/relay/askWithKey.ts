// Sends an ad-hoc query to the gateway with the user's API key and without their session. With a cookie, browsers may
// send only the app's own documents: injected script must not be able to run arbitrary queries as the user. A key that
// the user enters explicitly is safe, because its scopes limit it.
import { GatewayError } from "./gatewayError.ts";
import { t } from "#web/texts/t.ts";

export interface Asked {
  status: number;
  /** until the response was read */
  ms: number;
  /** formatted JSON; anything else unchanged */
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
