// The default formats of nginx, Apache and Caddy, line by line.
import { describe, expect, it, test } from "vitest";
import { chrome } from "../testing/logLines.ts";
import { type Fixture, fixtureLines } from "../testing/readFixture.ts";
import { readCombined } from "./combined.ts";
import { readJsonLine } from "./json.ts";

const read = (name: Fixture) =>
  fixtureLines(name).map((line) => (line.startsWith("{") ? readJsonLine(line) : readCombined(line)));
const time = Date.parse("2026-03-10T13:55:36Z");
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0";

describe("logs of real servers", () => {
  test.each<[Fixture, object[]]>([
    [
      "nginx-combined.log",
      [
        { time, client: "203.0.113.9", target: "/prices?plan=team", userAgent: chrome, host: undefined },
        { target: "/assets/site.css" },
        { client: "2001:db8::7", target: "/café", userAgent: 'My "own" browser 🦊', referrer: "" },
        { method: "", status: 400, userAgent: "" },
        { userAgent: expect.stringContaining("Googlebot") },
      ],
    ],
    [
      "apache-clf.log",
      [
        { time, client: "203.0.113.9", target: "/prices", userAgent: undefined, referrer: "", host: undefined },
        { client: "dsl-7.isp.example", target: "/orders", status: 304, userAgent: undefined },
        { status: 404 },
      ],
    ],
    [
      "apache-vhost-combined.log",
      [
        { time, host: "shop.example:443", client: "203.0.113.9", userAgent: firefox },
        { host: "blog.example:80", client: "2001:db8::7", target: "/a" },
        { host: "blog.example", client: "198.51.100.20", target: "/b" },
      ],
    ],
    [
      "caddy.log",
      [
        {
          ...{ time: 1773150936251, host: "shop.example", client: "203.0.113.9", target: "/prices?plan=team" },
          ...{ userAgent: chrome, referrer: "https://www.google.com/", forwarded: "198.51.100.9, 203.0.113.9" },
        },
        { client: "198.51.100.20", userAgent: "", referrer: "" },
      ],
    ],
    [
      "nginx-json.log",
      [
        {
          ...{ time, host: "shop.example", client: "203.0.113.9", method: "GET", target: "/prices?plan=team" },
          ...{ status: 200, userAgent: chrome, referrer: "https://www.google.com/", forwarded: "" },
        },
        {
          ...{ time: time + 26_000, host: undefined, client: "2001:db8::7", target: "/a" },
          ...{ userAgent: 'My "own" browser 🦊', referrer: "" },
        },
      ],
    ],
  ])("%s", (name, hits) => {
    const found = read(name);
    expect(found).toHaveLength(hits.length);
    for (const [at, hit] of hits.entries()) expect(found[at]).toMatchObject(hit);
  });
});

it("reads invalid UTF-8 as replacement characters", () => {
  const line = fixtureLines("nginx-combined.log")[2]?.replace(String.raw`\xC3\xA9`, String.raw`\xC3x\xFF`) ?? "";
  expect(readCombined(line)).toMatchObject({ target: "/caf\u{fffd}x\u{fffd}" });
});
