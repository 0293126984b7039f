import { describe, expect, test } from "vitest";
import { isPublicAddress, withoutBrackets } from "./publicAddress.ts";

const refused: [range: string, addresses: string][] = [
  ["unspecified", "0.0.0.0 0.1.2.3 ::"],
  ["loopback", "127.0.0.1 127.255.255.254 ::1"],
  ["private", "10.0.0.1 172.16.0.1 172.31.255.255 192.168.0.1"],
  ["link-local", "169.254.169.254 fe80::1 febf::1"],
  ["site-local", "fec0::1"],
  ["unique local", "fc00::1 fd12:3456::1 fd00:ec2::254"],
  ["carrier-grade NAT", "100.64.0.1 100.127.255.254"],
  ["benchmarking", "198.18.0.1 198.19.255.255 2001:2::1"],
  ["documentation", "192.0.2.1 198.51.100.1 203.0.113.1 2001:db8::1 3fff::1"],
  ["protocol assignments", "192.0.0.1 192.88.99.1 192.31.196.1 192.52.193.1 192.175.48.1 2001:20::1 5f00::1 100::1"],
  ["multicast", "224.0.0.1 239.255.255.255 ff02::1"],
  ["reserved and broadcast", "240.0.0.1 255.255.255.255 4000::1 a000::1"],
  ["IPv4-mapped", "::ffff:10.0.0.1 ::ffff:7f00:1 ::ffff:8.8.8.8"],
  ["IPv4-compatible", "::127.0.0.1 ::a00:1"],
  ["NAT64", "64:ff9b::a00:1 64:ff9b::8.8.8.8 64:ff9b:1::1"],
  ["6to4", "2002:7f00:1:: 2002:808:808::1"],
  ["Teredo", "2001:0:4136:e378:8000:63bf:3fff:fdd2"],
];

describe("public address check", () => {
  test.each(refused)("refuses %s addresses", (_, addresses) => {
    for (const address of addresses.split(" ")) expect([address, isPublicAddress(address)]).toEqual([address, false]);
  });

  test("refuses zone ids, other notations and invalid addresses", () => {
    for (const text of [
      "2606:4700::1111%eth0",
      "fe80::1%1",
      "0177.0.0.1",
      "0x7f000001",
      "2130706433",
      "8.8",
      "",
      "a.b",
    ])
      expect([text, isPublicAddress(text)]).toEqual([text, false]);
  });

  test("accepts addresses of the public internet", () => {
    for (const address of ["8.8.8.8", "172.32.0.1", "100.128.0.1", "93.184.215.14", "2606:4700::1111", "2a00:1450::e"])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
  });

  test.each([
    "http://2130706433/",
    "http://0x7f.1/",
    "http://0177.0.0.1/",
    "http://127.1/",
    "http://0/",
    "http://①②⑦.⓪.⓪.①/",
    "http://[::ffff:127.0.0.1]/",
    "http://[0:0:0:0:0:ffff:a9fe:a9fe]/",
    "http://0xa9fea9fe/",
    "http://3232235521/",
  ])("refuses %s as a private address in another notation", (url) => {
    expect(isPublicAddress(withoutBrackets(new URL(url).hostname))).toBe(false);
  });
});
