import { t } from "#web/texts/t.ts";
import { GatewayError } from "./gatewayError.ts";
import { sessionCredentials } from "./embedded.ts";

/** The text of one of the app's own operations, by its id. The app itself sends only the id. */
export async function operationText(id: string): Promise<string> {
  const response = await fetch(`/operations/${encodeURIComponent(id)}`, { credentials: sessionCredentials() }).catch(
    () => undefined,
  );
  if (response?.ok) return response.text();
  throw new GatewayError("OFFLINE", t("Couldn't load the operation. Check your connection and try again."));
}

/** An equivalent curl command. Single quotes protect its contents from the shell. */
export const curlLine = (origin: string, query: string, variables: Readonly<Record<string, unknown>>): string =>
  [
    `curl ${origin}/graphql -H 'authorization: Bearer YOUR-API-KEY' -H 'content-type: application/json' --data-binary @- <<'END'`,
    JSON.stringify({ query, variables }),
    "END",
  ].join("\n");
