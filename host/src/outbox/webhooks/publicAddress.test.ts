import { expect, test } from "vitest";
import { isPublic, targetOf } from "./publicAddress.ts";
import { signatureOf } from "./signature.ts";

test.each([
  ["93.184.215.14", true],
  ["2606:2800:21f::1", true],
  ["127.0.0.1", false],
  ["10.0.0.1", false],
  ["172.31.255.255", false],
  ["192.168.0.1", false],
  ["169.254.169.254", false],
  ["100.64.0.1", false],
  ["0.0.0.0", false],
  ["255.255.255.255", false],
  ["224.0.0.1", false],
  ["::1", false],
  ["::", false],
  ["::ffff:10.0.0.1", false],
  ["::ffff:8.8.8.8", false],
  ["64:ff9b::a00:1", false],
  ["2002:a00:1::", false],
  ["fd00::1", false],
  ["fe80::1", false],
  ["ff02::1", false],
  ["not an address", false],
])("%s: public %s", (address, expected) => expect(isPublic(address)).toBe(expected));

test("a name of which one address is private is refused as a whole; what was judged is what is connected to", async () => {
  const leads =
    (...addresses: string[]) =>
    async () =>
      addresses.map((address) => ({ address }));
  expect(await targetOf("ok.test", false, leads("93.184.215.14"))).toEqual({ address: "93.184.215.14", family: 4 });
  await expect(targetOf("bad.test", false, leads("93.184.215.14", "10.0.0.1"))).rejects.toThrow("private network");
  await expect(targetOf("none.test", true, leads())).rejects.toThrow("has no address");
  expect(await targetOf("bad.test", true, leads("10.0.0.1"))).toEqual({ address: "10.0.0.1", family: 4 });
});

test("a signature is the time and the HMAC of time and body", () => {
  // the same as `printf '1773828000.{"a":1}' | openssl dgst -sha256 -hmac whsec_test`
  const hex = "1e3a9db7e46b10ad8bebbcd82c91ed656bd0186f59813c8e909e92483ccd0610";
  expect(signatureOf("whsec_test", '{"a":1}', 1_773_828_000_999)).toBe(`t=1773828000,v1=${hex}`);
});
