// Whether a host name leads to the product: by a CNAME record that names it, or by the same addresses where a record
// at the top of a zone can't be a CNAME. Really asked of DNS; a resolver that does not answer is no verdict.
import { Resolver } from "node:dns/promises";
import type { DnsState } from "@sightline/schema/rest/company/brand";

export interface Found {
  state: DnsState;
  detail: string;
}

export type Lookups = Pick<Resolver, "resolveCname" | "resolve4" | "resolve6">;

export const systemResolver = (): Lookups => new Resolver({ timeout: 2000, tries: 2 });

/** Names that browsers send to their own machine, without any DNS (RFC 6761). */
const isLocal = (name: string) => name === "localhost" || name.endsWith(".localhost") || name === "127.0.0.1";

const absent = new Set(["ENOTFOUND", "ENODATA"]);
const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

async function recordsOf(question: Promise<string[]>): Promise<string[]> {
  try {
    return (await question).map((each) => each.toLowerCase().replace(/\.$/, ""));
  } catch (error) {
    if (absent.has(codeOf(error))) return [];
    throw error;
  }
}

const addressesOf = async (dns: Lookups, name: string) =>
  (await Promise.all([recordsOf(dns.resolve4(name)), recordsOf(dns.resolve6(name))])).flat();

export async function lookUp(dns: Lookups, name: string, target: string): Promise<Found> {
  if (isLocal(name) && isLocal(target)) return { state: "ok", detail: `${name} leads to this machine` };
  const remedy = `Add the record: ${name} CNAME ${target}`;
  try {
    const aliases = await recordsOf(dns.resolveCname(name));
    if (aliases.includes(target)) return { state: "ok", detail: `${name} is a CNAME of ${target}` };
    const own = await addressesOf(dns, name);
    if (own.length === 0 && aliases.length === 0) {
      return { state: "failed", detail: `${name} has no DNS record yet. ${remedy}` };
    }
    const wanted = isLocal(target) ? [] : await addressesOf(dns, target);
    if (own.some((address) => wanted.includes(address))) {
      return { state: "ok", detail: `${name} has the address of ${target}` };
    }
    const leads = aliases[0] ?? own[0] ?? "somewhere else";
    return { state: "failed", detail: `${name} leads to ${leads}. ${remedy}` };
  } catch (error) {
    return {
      state: "pending",
      detail: `DNS did not answer (${codeOf(error) || "no reason given"}); check again later`,
    };
  }
}
