// Addresses and ranges (CIDR) as numbers, of both kinds of IP.
import { isIP } from "node:net";

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

function groupsOf(ip: string): number[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(ip);
  if (dotted) {
    const [, head = "", a = 0, b = 0, c = 0, d = 0] = dotted;
    const hex = (high: unknown, low: unknown) => (Number(high) * 256 + Number(low)).toString(16);
    return groupsOf(`${head}${hex(a, b)}:${hex(c, d)}`);
  }
  const [head = "", tail] = ip.split("::");
  const read = (part: string) => (part === "" ? [] : part.split(":").map((group) => Number.parseInt(group, 16)));
  const [left, right] = [read(head), read(tail ?? "")];
  return tail === undefined
    ? left
    : [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right];
}

/** Undefined where the text is no address; IPv4 inside IPv6 is IPv4. */
export function numberOf(ip: string): { version: 4 | 6; value: bigint } | undefined {
  const bare = ip.replace(/%.*$/, "");
  const version = isIP(bare);
  if (version === 4) {
    return { version, value: bare.split(".").reduce((sum, part) => sum * 256n + BigInt(part), 0n) };
  }
  if (version !== 6) return undefined;
  const value = groupsOf(bare).reduce((sum, group) => sum * 65_536n + BigInt(group), 0n);
  return value >> 32n === 0xffffn ? { version: 4, value: value & 0xffff_ffffn } : { version, value };
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
  if (version === 4) return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join(".");
  const groups = Array.from({ length: 8 }, (_, n) => ((value >> BigInt(112 - 16 * n)) & 65_535n).toString(16));
  return new URL(`http://[${groups.join(":")}]`).hostname.slice(1, -1);
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
