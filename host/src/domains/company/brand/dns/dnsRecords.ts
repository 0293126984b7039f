// The DNS records that prove a host name: a CNAME that leads it to the product, and a TXT record with a token that only
// the company knows. The CNAME alone proves nothing: others may have one that leads here.
import type { DnsRecord } from "@sightline/schema/rest/company/brand";

export interface DomainClaim {
  /** the host name */
  name: string;
  /** the product's own */
  target: string;
  token: string;
}

const PREFIX = "sightline-verification=";

export const txtName = (name: string): string => `_sightline.${name}`;
export const txtValue = (token: string): string => PREFIX + token;

export const dnsRecords = ({ name, target, token }: DomainClaim): DnsRecord[] => [
  { type: "CNAME", name, value: target },
  { type: "TXT", name: txtName(name), value: txtValue(token) },
];
