// Uploads a file to the gateway as a raw body, for files larger than a mutation allows.
import { t } from "#web/texts/t.ts";
import type { Refusal } from "../form/useForm.ts";
import { GatewayError } from "../gatewayError.ts";
import { httpHeaders } from "../network.ts";
import { sessionCredentials } from "../embedded.ts";
import { refusalOf } from "./refusalOf.ts";

/** Returns the error, or null. */
export async function sendFile(path: string, about: Record<string, string>, file: File): Promise<Refusal | null> {
  let response: Response;
  try {
    response = await fetch(`${path}?${new URLSearchParams(about)}`, {
      method: "POST",
      headers: httpHeaders(undefined),
      body: file,
      credentials: sessionCredentials(),
    });
  } catch {
    throw new GatewayError("OFFLINE", t("Upload failed. Check your connection and try again."));
  }
  if (response.ok) return null;
  const { error, field } = await refusalOf(response);
  return { message: error.message, field };
}
