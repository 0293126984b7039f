// The DNS records that verify a host name: a CNAME to the product, and a TXT record with a token that only the company
// knows. The CNAME alone proves nothing, because other parties may have one to the product.
import type { DnsRecord } from "@sightline/schema/rest/company/brand";

export interface DomainClaim {
  /** the host name */
  name: string;
  /** the product's own host name */
  target: string;
  token: string;
}

// neutral names: the domain of a white-label brand must not reveal the product
const PREFIX = "domain-verification=";

export const txtName = (name: string): string => `_domain-verification.${name}`;
export const txtValue = (token: string): string => PREFIX + token;

export const dnsRecords = ({ name, target, token }: DomainClaim): DnsRecord[] => [
  { type: "CNAME", name, value: target },
  { type: "TXT", name: txtName(name), value: txtValue(token) },
];
