// Whether DNS has the records of a claim: the host name must resolve to the product by a CNAME, or by the same IP
// addresses where a zone apex can't have a CNAME. The TXT record must contain the token. A resolver that does not
// respond gives no result.
import type { DnsState } from "@sightline/schema/rest/company/brand";
import { isLoopbackHostname } from "@sightline/schema/rest/network/loopback";
import { isPublicAddress } from "@sightline/schema/rest/network/publicAddress";
import { companyMessages } from "@sightline/schema/rest/company/refusals";
import type { Message } from "@sightline/schema/rest/refusals/message";
import { txtName, txtValue, type DomainClaim } from "./dnsRecords.ts";
import type { Lookups } from "./resolver.ts";

export interface CheckResult {
  state: DnsState;
  findings: Message[];
}

const SHOWN_CHARACTERS = 100;

const absent = new Set(["ENOTFOUND", "ENODATA"]);
const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : "");

async function recordsOf<T>(lookup: Promise<T[]>): Promise<T[]> {
  try {
    return await lookup;
  } catch (error) {
    if (absent.has(codeOf(error))) return [];
    throw error;
  }
}

const plainName = (name: string) => name.toLowerCase().replace(/\.$/, "");

const addressesOf = async (dns: Lookups, name: string) =>
  (await Promise.all([recordsOf(dns.resolve4(name)), recordsOf(dns.resolve6(name))])).flat();

const shown = (found: string) => found.replaceAll(/[^\x20-\x7e]/g, "?").slice(0, SHOWN_CHARACTERS);

interface Finding {
  isMet: boolean;
  text: Message;
}

async function findTarget(dns: Lookups, { name, target }: DomainClaim): Promise<Finding> {
  const aliases = (await recordsOf(dns.resolveCname(name))).map(plainName);
  if (aliases.includes(target)) return { isMet: true, text: companyMessages.isCname({ name, target }) };
  const own = await addressesOf(dns, name);
  const wanted = isLoopbackHostname(target) ? [] : await addressesOf(dns, target);
  if (own.some((address) => wanted.includes(address))) {
    return { isMet: true, text: companyMessages.hasAddress({ name, target }) };
  }
  // records in the server's own network must not be revealed: such a name is reported as one without records
  const found = own.filter(isPublicAddress);
  const leads = found.length === 0 ? undefined : (aliases[0] ?? found[0]);
  if (leads === undefined) return { isMet: false, text: companyMessages.noRecord({ name }) };
  return { isMet: false, text: companyMessages.otherTarget({ name, found: shown(leads), target }) };
}

async function findToken(dns: Lookups, { name, token }: DomainClaim): Promise<Finding> {
  const values = (await recordsOf(dns.resolveTxt(txtName(name)))).map((parts) => parts.join("").trim());
  if (values.includes(txtValue(token))) return { isMet: true, text: companyMessages.hasTxt({ name: txtName(name) }) };
  const [other] = values;
  if (other === undefined) return { isMet: false, text: companyMessages.noTxt({ name: txtName(name) }) };
  return { isMet: false, text: companyMessages.otherTxt({ name: txtName(name), found: shown(other) }) };
}

export async function checkRecords(dns: Lookups, claim: DomainClaim): Promise<CheckResult> {
  try {
    const findings = await Promise.all([findTarget(dns, claim), findToken(dns, claim)]);
    const state = findings.every(({ isMet }) => isMet) ? "ok" : "failed";
    return { state, findings: findings.map(({ text }) => text) };
  } catch (error) {
    const reason = codeOf(error) || "no reason given";
    return { state: "pending", findings: [companyMessages.dnsDown({ reason })] };
  }
}
