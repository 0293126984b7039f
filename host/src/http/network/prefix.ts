// Addresses and ranges (CIDR) of both kinds of IP, read and written by ipaddr.js.
import { isIP } from "node:net";
import ipaddr, { type IPv4, type IPv6 } from "ipaddr.js";

export type Address = IPv4 | IPv6;

export interface Prefix {
  /** the first address of the range */
  first: Address;
  /** number of leading bits: 32 or 128 is a single address */
  bits: number;
}

export const WIDTH = { ipv4: 32, ipv6: 128 } as const;
/** What is left of a shortened address. */
export const NETWORK_BITS = { ipv4: 24, ipv6: 48 } as const;

/** Undefined where the text is no address; IPv4 inside IPv6 (`::ffff:10.0.0.1`) is IPv4, and a zone id does not count. */
export function readAddress(ip: string): Address | undefined {
  const bare = ip.replace(/%.*$/, "");
  // ipaddr.js would read octal and hexadecimal notations too
  return isIP(bare) === 0 ? undefined : ipaddr.process(bare);
}

/** Sets all bits after the leading ones to zero. */
export function networkOf(address: Address, bits: number): Address {
  const range = `${address.toString()}/${bits}`;
  const isV4 = address.kind() === "ipv4";
  return isV4 ? ipaddr.IPv4.networkAddressFromCIDR(range) : ipaddr.IPv6.networkAddressFromCIDR(range);
}

/** Parses `203.0.113.9`, `203.0.113.0/24`, `2001:db8::/32`; undefined if it is neither an address nor a range. */
export function prefixOf(text: string): Prefix | undefined {
  const [ip = "", length, ...more] = text.trim().split("/");
  const address = readAddress(ip);
  if (!address || more.length > 0 || ip.includes("%")) return undefined;
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return undefined;
  const width = WIDTH[address.kind()];
  const bits = length === undefined ? width : Number(length);
  return bits > width ? undefined : { first: networkOf(address, bits), bits };
}

/** The canonical form: without host bits, and without a prefix length for a single address. */
export const prefixText = ({ first, bits }: Prefix): string =>
  bits === WIDTH[first.kind()] ? first.toString() : `${first.toString()}/${bits}`;

/** An address of which only the network is left; empty where it is none. */
export function shortenedAddress(ip: string): string {
  const address = readAddress(ip);
  return address ? networkOf(address, NETWORK_BITS[address.kind()]).toString() : "";
}
