// A file that the gateway writes, as a whole.
import type { IEnvironment } from "relay-runtime";
import { t } from "#web/texts/t.ts";
import { saveFile } from "#web/ui/data/saveFile.ts";
import { GatewayError } from "../gatewayError.ts";
import { httpHeaders, shareTokenOf } from "../network.ts";
import { sessionCredentials } from "../embedded.ts";
import { refusalOf } from "./refusalOf.ts";

/** The name that the gateway gives the file. */
const nameOf = ({ headers }: Response): string => {
  const name = /filename\*=UTF-8''([^;]+)/.exec(headers.get("content-disposition") ?? "")?.[1];
  return name === undefined ? "" : decodeURIComponent(name);
};

/** Throws a GatewayError if the file is missing or incomplete. */
export async function download(
  environment: IEnvironment,
  path: string,
  request: Pick<RequestInit, "method" | "body" | "signal"> & { accept?: string } = {},
): Promise<{ name: string; file: Blob }> {
  try {
    const { accept, ...init } = request;
    const response = await fetch(path, {
      ...init,
      headers: { ...httpHeaders(shareTokenOf(environment)), ...(accept !== undefined && { accept }) },
      credentials: sessionCredentials(),
    });
    if (!response.ok) throw (await refusalOf(response)).error;
    return { name: nameOf(response), file: await response.blob() };
  } catch (error) {
    if (error instanceof GatewayError) throw error;
    throw new GatewayError("OFFLINE", t("The connection was lost during the download. Please try again."));
  }
}

/** Saves the file by the name that the gateway gives it. */
export async function saveDownload(environment: IEnvironment, path: string): Promise<void> {
  const { name, file } = await download(environment, path);
  saveFile(name, file);
}
