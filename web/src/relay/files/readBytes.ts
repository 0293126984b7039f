// Reads a file of the gateway while it arrives.
import type { IEnvironment } from "relay-runtime";
import { t } from "#web/texts/t.ts";
import { GatewayError } from "../gatewayError.ts";
import { httpHeaders, shareTokenOf } from "../network.ts";
import { sessionCredentials } from "../embedded.ts";
import { refusalOf } from "./refusalOf.ts";

interface Reading {
  /** of the screen: the holder of a share link sends the link's token */
  environment: IEnvironment;
  /** the next bytes are taken when its promise has resolved */
  take: (bytes: Uint8Array) => void | Promise<void>;
  signal: AbortSignal;
}

/** Throws a GatewayError if the file is missing or incomplete. */
export async function readBytes(path: string, { environment, take, signal }: Reading): Promise<void> {
  let response: Response;
  try {
    response = await fetch(path, {
      headers: httpHeaders(shareTokenOf(environment)),
      credentials: sessionCredentials(),
      signal,
    });
    if (response.ok && response.body !== null) {
      const body = response.body.getReader();
      for (let part = await body.read(); !part.done; part = await body.read()) await take(part.value);
      return;
    }
  } catch (error) {
    if (signal.aborted) throw error;
    throw new GatewayError("OFFLINE", t("Can't reach the server. Check your connection and try again."));
  }
  throw (await refusalOf(response)).error;
}
