import { t } from "#web/texts/t.ts";
import { GatewayError } from "./gatewayError.ts";

/** What one of the app's own operations asks, by its id: the app itself sends the id only. */
export async function operationText(id: string): Promise<string> {
  const response = await fetch(`/operations/${encodeURIComponent(id)}`, { credentials: "same-origin" }).catch(
    () => undefined,
  );
  if (response?.ok) return response.text();
  throw new GatewayError("OFFLINE", t("Couldn't load the operation. Check your connection and try again."));
}

/** A command that asks the same from elsewhere; the shell leaves what stands between the marks as it is. */
export const curlLine = (origin: string, query: string, variables: Readonly<Record<string, unknown>>): string =>
  [
    `curl ${origin}/graphql -H 'authorization: Bearer YOUR-API-KEY' -H 'content-type: application/json' --data-binary @- <<'END'`,
    JSON.stringify({ query, variables }),
    "END",
  ].join("\n");
