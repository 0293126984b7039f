// Addresses and ranges (CIDR) as numbers, of both kinds of IP.
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

export interface Prefix {
  version: 4 | 6;
  /** how many leading bits count: 32 or 128 is one address */
  bits: number;
  /** the first address of the range */
  first: bigint;
}

export const WIDTH = { 4: 32, 6: 128 } as const;

/** IPv4 inside IPv6 (`::ffff:10.0.0.1`), as sockets report it, is the IPv4 address. */
export const plainAddress = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, "");

/** Undefined where the text is no address; IPv4 inside IPv6 is IPv4. */
export function numberOf(ip: string): { version: 4 | 6; value: bigint } | undefined {
  const bare = ip.replace(/%.*$/, "");
  if (isIP(bare) === 0) return undefined;
  const address = ipaddr.process(bare);
  const value = BigInt(`0x${Buffer.from(address.toByteArray()).toString("hex")}`);
  return { version: address.kind() === "ipv4" ? 4 : 6, value };
}

/** Sets all bits behind the leading ones to zero. */
export function network(value: bigint, version: 4 | 6, bits: number): bigint {
  const behind = BigInt(WIDTH[version] - bits);
  return (value >> behind) << behind;
}

/** Reads `203.0.113.9`, `203.0.113.0/24`, `2001:db8::/32`; undefined where it is neither an address nor a range. */
export function prefixOf(text: string): Prefix | undefined {
  const [ip = "", length, ...more] = text.trim().split("/");
  const address = numberOf(plainAddress(ip));
  if (!address || more.length > 0 || ip.includes("%")) return undefined;
  const { version, value } = address;
  if (length !== undefined && !/^\d{1,3}$/.test(length)) return undefined;
  const bits = length === undefined ? WIDTH[version] : Number(length);
  if (bits > WIDTH[version]) return undefined;
  return { version, bits, first: network(value, version, bits) };
}

function addressText(version: 4 | 6, value: bigint): string {
  const bytes = Buffer.from(value.toString(16).padStart(WIDTH[version] / 4, "0"), "hex");
  const address = ipaddr.fromByteArray([...bytes]);
  return address instanceof ipaddr.IPv6 ? address.toRFC5952String() : address.toString();
}

/** One way of writing each: without host bits, and without a length where it is one address. */
export function prefixText({ version, bits, first }: Prefix): string {
  const address = addressText(version, first);
  return bits === WIDTH[version] ? address : `${address}/${bits}`;
}

/** An address of which only the network is left: 24 bits of IPv4, 48 of IPv6; empty where it is none. */
export function shortenedAddress(ip: string): string {
  const address = numberOf(ip);
  if (!address) return "";
  const { version, value } = address;
  return addressText(version, network(value, version, version === 4 ? 24 : 48));
}
