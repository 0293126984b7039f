import { expect, test } from "vitest";
import { refusalOf } from "./errors.ts";

const said = (err: string) => refusalOf(400, { err, code: "INVALID", field: "value" }).message;

test.each([
  "^a( is no regular expression; write for example ^https://shop\\.example/product/\\d+$",
  "nav > a[href] { is no CSS selector; write for example .buy-button",
])("hands on a sentence that quotes what was typed: %s", (sentence) => expect(said(sentence)).toBe(sentence));

test.each([
  "Error: boom\n    at run (/srv/host/main.js:3:1)",
  "boom at /srv/host/main.js:3",
  "<html><body>Bad Request</body></html>",
  '{"detail":"relation does not exist"}',
  "cannot read C:\\host\\settings.json",
  "Cannot find module node_modules/pg",
  "x".repeat(301),
  "   ",
])("keeps the inside of the host to itself: %s", (text) => expect(said(text)).toBe("Something in the request is wrong"));
