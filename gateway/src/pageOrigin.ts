// The origin of the page that a browser shows, as far as the settings or a verified brand know its host name. Every other
// host name counts as the public address, so that no sign-in ever comes back to it.
import type { IncomingHttpHeaders } from "node:http";
import { originAt } from "./brandHosts.ts";
import { brandSetting } from "./domains/company/brandSettings.ts";
import type { ContextDeps } from "./openContext.ts";
import { hostNameOf } from "./http/origin.ts";

export type PageOriginDeps = Pick<ContextDeps, "brandOf" | "door" | "live" | "log" | "now" | "publicUrl">;

const THIS_MACHINE = /^(localhost|127\.0\.0\.1)(:\d{1,5})?$/;

export async function pageOrigin(
  { brandOf, door, live, log, now, publicUrl }: PageOriginDeps,
  headers: IncomingHttpHeaders,
  signal: AbortSignal,
): Promise<string> {
  const home = new URL(publicUrl);
  const shown = headers.host?.toLowerCase() ?? "";
  // a product that is configured for this machine is reached by both of its names, at any port that is forwarded
  if (THIS_MACHINE.test(home.host) && THIS_MACHINE.test(shown)) return `${home.protocol}//${shown}`;
  const host = hostNameOf(headers);
  if (brandOf(host) !== undefined) return THIS_MACHINE.test(host) ? home.origin : originAt(host, publicUrl);
  const upstream = door.forOperation({ credentials: () => ({}), signal, memo: false });
  const setting = await brandSetting({ host, live, log, now, upstream });
  return setting ? originAt(host, publicUrl) : home.origin;
}
