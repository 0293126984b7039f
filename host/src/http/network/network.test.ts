import { describe, expect, it } from "vitest";
import { createAddressHash } from "./addressHash.ts";
import { pathPattern } from "./pathPattern.ts";
import { prefixOf, prefixText, shortenedAddress } from "./prefix.ts";

it("normalizes every address and range to one notation", () => {
  const written = (text: string) => {
    const prefix = prefixOf(text);
    return prefix && prefixText(prefix);
  };
  expect(written(" 203.0.113.9/24 ")).toBe("203.0.113.0/24");
  expect(written("203.0.113.9/32")).toBe("203.0.113.9");
  expect(written("2001:0DB8:0:0::0009")).toBe("2001:db8::9");
  expect(written("2001:db8:1:2:3::/48")).toBe("2001:db8:1::/48");
  expect(written("::ffff:203.0.113.9")).toBe("203.0.113.9");
  expect(written("::ffff:cb00:7109")).toBe("203.0.113.9");
  for (const wrong of [
    "",
    "203.0.113",
    "203.0.113.9/33",
    "203.0.113.9/",
    "2001:db8::/129",
    "a/8",
    "1.2.3.4/8/8",
    "fe80::1%eth0",
  ])
    expect([wrong, written(wrong)]).toEqual([wrong, undefined]);
  expect(shortenedAddress("203.0.113.9")).toBe("203.0.113.0");
  expect(shortenedAddress("2001:db8:1:2::9")).toBe("2001:db8:1::");
});

describe("address hashes", () => {
  const hash = createAddressHash(Buffer.alloc(32, 1));

  it("distinguish addresses and networks, and reveal nothing without the key", () => {
    const [a, b, c] = [hash.traceOf("203.0.113.9"), hash.traceOf("203.0.113.10"), hash.traceOf("203.0.114.9")];
    expect(a?.network).toBe(b?.network);
    expect(a?.address).not.toBe(b?.address);
    expect(a?.network).not.toBe(c?.network);
    expect(hash.traceOf("2001:db8:1:2::9")?.network).toBe(hash.traceOf("2001:db8:1:ffff::1")?.network);
    expect(createAddressHash(Buffer.alloc(32, 2)).traceOf("203.0.113.9")?.address).not.toBe(a?.address);
    expect(hash.traceOf("not an address")).toBeUndefined();
  });

  it.each([
    ["203.0.113.9", "203.0.113.9", "203.0.113.10"],
    ["203.0.113.8/30", "203.0.113.11", "203.0.113.12"],
    ["203.0.113.0/24", "203.0.113.200", "203.0.114.1"],
    ["203.0.112.0/22", "203.0.115.1", "203.0.116.1"],
    ["203.0.0.0/16", "203.0.255.255", "203.1.0.0"],
    ["2001:db8:1::/48", "2001:db8:1:9::1", "2001:db8:2::1"],
    ["2001:db8::9", "2001:db8::9", "2001:db8::a"],
  ])("match in %s the address %s and not %s", (range, inside, outside) => {
    const prefix = prefixOf(range);
    const sought = prefix && hash.hashesOf(prefix);
    const matches = (ip: string) => {
      const trace = hash.traceOf(ip);
      return sought?.hashes.includes((sought.column === "address_hash" ? trace?.address : trace?.network) ?? "");
    };
    expect([matches(inside), matches(outside)]).toEqual([true, false]);
  });

  it("do not support ranges that are too wide or between two hash sizes", () => {
    for (const range of ["203.0.0.0/15", "2001:db8::/64", "2001:db8::/32"]) {
      const prefix = prefixOf(range);
      expect([range, prefix && hash.hashesOf(prefix)]).toEqual([range, undefined]);
    }
  });
});

it("treats only a star in a path as a wildcard", () => {
  expect(pathPattern("/a/*").test("/a/b/c")).toBe(true);
  expect(pathPattern("/a.c").test("/abc")).toBe(false);
  expect(pathPattern("/a").test("/a/b")).toBe(false);
});
