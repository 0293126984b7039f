// A source map goes to the gateway as it is: it is larger than what a mutation may hold.
import { GatewayError, toGatewayError } from "#web/relay/gatewayError.ts";
import { httpHeaders } from "#web/relay/network.ts";
import type { Refusal } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";

interface SentMap {
  project: string;
  release: string;
  file: string;
  map: File;
}

/** What was refused, or null. */
export async function sendSourceMap({ project, release, file, map }: SentMap): Promise<Refusal | null> {
  const about = new URLSearchParams({ project, release, file });
  let response: Response;
  try {
    response = await fetch(`/error-log/source-map?${about}`, {
      method: "POST",
      headers: httpHeaders(undefined),
      body: map,
      credentials: "same-origin",
    });
  } catch {
    throw new GatewayError("OFFLINE", t("The file could not be sent. Check your connection, and try again."));
  }
  if (response.ok) return null;
  const told = (await response.json().catch(() => undefined)) as
    | { errors?: { extensions?: { field?: string } }[] }
    | undefined;
  const [error] = told?.errors ?? [];
  return { message: toGatewayError(error).message, field: error?.extensions?.field };
}
