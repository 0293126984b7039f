import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { gzip, stored } from "#tracker/record/sending/gzip.ts";

const texts = ["", "a", `{"line": "ünïcödé 😀"}\n`.repeat(1000)];

it.each(texts)("produces one gzip member without compression that contains the text", (text) => {
  expect(gunzipSync(stored(text)).toString()).toBe(text);
});

it.each(texts)("produces one gzip member with compression that contains the text", async (text) => {
  expect(gunzipSync(await gzip(text)).toString()).toBe(text);
});

it("produces members that can be read one after the other", () => {
  expect(gunzipSync(Buffer.concat(["one\n", "two\n"].map(stored))).toString()).toBe("one\ntwo\n");
});
