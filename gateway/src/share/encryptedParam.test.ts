import { expect, test } from "vitest";
import { decodeParam, encodeParam } from "./encryptedParam.ts";

test("removes only the character at index 17 when decoding", () => {
  expect(decodeParam("0123456789abcdefgXhijkl")).toBe("0123456789abcdefghijkl");
});

test("decodes every encoded value, whatever its length", () => {
  for (const token of ["0123456789abcdefg", "0123456789abcdefgh", "k3J_-".repeat(9)]) {
    expect(decodeParam(encodeParam(token))).toBe(token);
    expect(encodeParam(token)).toHaveLength(token.length + 1);
  }
});
