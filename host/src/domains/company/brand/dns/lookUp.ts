// Whether a host name leads to the product: by a CNAME record that names it, or by the same addresses where a record
// at the top of a zone can't be a CNAME. Really asked of DNS; a resolver that does not answer is no verdict.
import { Resolver } from "node:dns/promises";
import { isLoopbackHostname } from "@sightline/schema/rest/network/loopback";
import { isPublicAddress } from "@sightline/schema/rest/network/publicAddress";
import type { DnsState } from "@sightline/schema/rest/company/brand";

export interface Found {
  state: DnsState;
  detail: string;
}

export type Lookups = Pick<Resolver, "resolveCname" | "resolve4" | "resolve6">;

export const systemResolver = (): Lookups => new Resolver({ timeout: 2000, tries: 2 });

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
  if (isLoopbackHostname(name) && isLoopbackHostname(target))
    return { state: "ok", detail: `${name} leads to this machine` };
  const remedy = `Add the record: ${name} CNAME ${target}`;
  try {
    const aliases = await recordsOf(dns.resolveCname(name));
    if (aliases.includes(target)) return { state: "ok", detail: `${name} is a CNAME of ${target}` };
    const own = await addressesOf(dns, name);
    const wanted = isLoopbackHostname(target) ? [] : await addressesOf(dns, target);
    if (own.some((address) => wanted.includes(address))) {
      return { state: "ok", detail: `${name} has the address of ${target}` };
    }
    // records of the server's own network are nobody's business: such a name looks like one without any
    const found = own.filter(isPublicAddress);
    const leads = found.length === 0 ? undefined : (aliases[0] ?? found[0]);
    if (leads === undefined) return { state: "failed", detail: `${name} has no DNS record yet. ${remedy}` };
    return { state: "failed", detail: `${name} leads to ${leads}. ${remedy}` };
  } catch (error) {
    return {
      state: "pending",
      detail: `DNS did not answer (${codeOf(error) || "no reason given"}); check again later`,
    };
  }
}
