import { expect, test } from "vitest";
import { parseJson } from "./answer.ts";
import { readRetryAfter } from "./attempt.ts";
import { refusalOf } from "./errors.ts";

test.each(['{"a":{"__proto__":{"admin":true}}}', '{"a":{"\\u005f_proto__":{"admin":true}}}'])(
  "ignores a prototype key in %s",
  (text) => {
    const read = parseJson(text) as { a: Record<string, unknown> };
    expect(Object.keys(read.a)).toEqual([]);
    expect(Object.assign({}, read.a)["admin"]).toBeUndefined();
  },
);

test("reads ordinary responses unchanged", () => {
  expect(parseJson('{"a":[1,"\\u00e9",null]}')).toEqual({ a: [1, "é", null] });
});

test("parses Retry-After in seconds or as a date", () => {
  const now = Date.parse("2026-01-01T00:00:00Z");
  expect(readRetryAfter("7", now)).toBe(7);
  expect(readRetryAfter("Thu, 01 Jan 2026 00:00:09 GMT", now)).toBe(9);
  expect(readRetryAfter("Thu, 01 Jan 2015 00:00:09 GMT", now)).toBe(0);
  expect(readRetryAfter("soon", now)).toBeUndefined();
  expect(readRetryAfter("", now)).toBeUndefined();
});

const messageOf = (err: string) => refusalOf(400, { err, code: "INVALID", field: "value" }).message;

test.each([
  "^a( is not a regular expression. Enter one such as ^https://shop\\.example/product/\\d+$.",
  "nav > a[href] { is no CSS selector; write for example .buy-button",
])("forwards a message that quotes the input: %s", (sentence) => expect(messageOf(sentence)).toBe(sentence));

test.each([
  "Error: boom\n    at run (/srv/host/main.js:3:1)",
  "boom at /srv/host/main.js:3",
  "<html><body>Bad Request</body></html>",
  '{"detail":"relation does not exist"}',
  "cannot read C:\\host\\settings.json",
  "Cannot find module node_modules/pg",
  "x".repeat(301),
  "   ",
])("hides internal details of the host: %s", (text) =>
  expect(messageOf(text)).toBe("Something in the request is invalid"),
);
