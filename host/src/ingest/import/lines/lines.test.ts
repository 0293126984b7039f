import { describe, expect, it, test } from "vitest";
import { chrome, combinedLine } from "../testing/logLines.ts";
import { clientOf } from "./client.ts";
import { readCombined } from "./combined.ts";
import type { Hit } from "./hit.ts";
import { readJsonLine } from "./json.ts";
import { calendarTime } from "./time.ts";

describe("line in combined format", () => {
  it("is parsed into all its fields", () => {
    expect(readCombined(combinedLine({ referrer: "https://www.google.com/" }))).toEqual({
      time: Date.parse("2026-03-10T13:55:36Z"),
      method: "GET",
      status: 200,
      client: "203.0.113.9",
      forwarded: undefined,
      userAgent: chrome,
      host: undefined,
      target: "/prices",
      referrer: "https://www.google.com/",
    });
  });

  test.each([
    [
      "escaped quotes",
      combinedLine({ userAgent: String.raw`My \"own\" \x22agent\x22` }),
      { userAgent: 'My "own" "agent"' },
    ],
    ["an IPv6 address", combinedLine({ ip: "2001:db8::7" }), { client: "2001:db8::7" }],
    ["a host name as its client", combinedLine({ ip: "dsl-7.isp.example" }), { client: "dsl-7.isp.example" }],
    [
      "a virtual host before a client",
      `shop.example:443 ${combinedLine()}`,
      { host: "shop.example:443", client: "203.0.113.9" },
    ],
    ["a forwarded address last", `${combinedLine()} 7 "9.9.9.9, 8.8.8.8"`, { forwarded: "9.9.9.9, 8.8.8.8" }],
    ["no referrer and agent", combinedLine().replace(/ "-" .*/, ""), { userAgent: undefined, referrer: "" }],
    ["a user with a space", combinedLine().replace("- - [", "- ann lee ["), { target: "/prices" }],
    ["fields behind the agent", `${combinedLine()} "10.0.0.1" 0.003`, { userAgent: chrome }],
    ["no length", combinedLine().replace(" 2326 ", " - "), { status: 200 }],
    ["HTTP/2 and a query", combinedLine({ request: "GET /a?b=c&d HTTP/2.0" }), { target: "/a?b=c&d" }],
    [
      "noise that was answered with an error",
      combinedLine({ request: String.raw`\x16\x03\x01`, status: 400 }),
      { status: 400 },
    ],
    ["brackets in the request", combinedLine({ request: "GET /a[1] HTTP/1.1" }), { target: "/a[1]" }],
  ])("may have %s", (_, line, parts) => expect(readCombined(line)).toMatchObject(parts));

  test.each([
    ["a referrer and no agent", combinedLine().replace(/ "[^"]*"$/, ""), "line"],
    ["words", "hello", "line"],
    ["an open quote", combinedLine().slice(0, -1), "line"],
    ["a day that does not exist", combinedLine({ time: "31/Feb/2026:13:55:36 +0000" }), "time"],
    ["no zone", combinedLine({ time: "10/Mar/2026:13:55:36" }), "time"],
    ["no path", combinedLine({ request: "-" }), "request"],
  ])("is refused with %s", (_, line, field) =>
    expect(readCombined(line)).toEqual({ field, message: expect.stringMatching(/^must be /) }),
  );

  it("is parsed quickly even if hostile", () => {
    const started = performance.now();
    for (const part of ["[", " [", '"\\', " - ["]) readCombined(`1.2.3.4 - ${part.repeat(8000)}`);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

test.each([
  ["10/Mar/2026:13:55:36 +0530", "2026-03-10T08:25:36Z"],
  ["10/Mar/2026:23:55:36 -0800", "2026-03-11T07:55:36Z"],
  ["29/feb/2024:00:00:00 +0000", "2024-02-29T00:00:00Z"],
  ["1/Jan/2026:00:30:00 +0100", "2025-12-31T23:30:00Z"],
  ["31/Dec/2016:23:59:60 +0000", "2017-01-01T00:00:00Z"],
])("parses the time %s as %s", (text, meant) => expect(calendarTime(text)).toBe(Date.parse(meant)));

test.each(["10/Mar/2026:24:00:00 +0000", "10/Mär/2026:13:00:00 +0000", "10/Mar/2026:13:60:00 +0000", ""])(
  "refuses the time %s",
  (text) => expect(calendarTime(text)).toBeUndefined(),
);

describe("JSON line", () => {
  const line = { time: "2026-03-10T13:55:36+01:00", path: "/a", ip: "::1", user_agent: chrome };
  const line200 = { status: 200, method: "GET", target: "/a", host: undefined };
  const logstash = {
    ...{ "@timestamp": line.time, clientip: "::1", agent: chrome, referer: "https://a.example/", request: "GET /a" },
  };
  test.each([
    ["an instant with its zone", line, { time: Date.parse("2026-03-10T12:55:36Z"), method: "GET", status: 200 }],
    ["seconds with parts", { ...line, time: undefined, ts: 1773150936.25 }, { time: 1773150936250 }],
    ["milliseconds", { ...line, ts: 1773150936250 }, { time: 1773150936250 }],
    ["a whole address", { ...line, url: "https://a.example/b" }, { target: "https://a.example/b" }],
    ["the visitor's clock", { ...line, utc_offset: -300 }, { utcOffset: -300 }],
    ["seconds as text", { ...line, time: "1773150936" }, { time: 1773150936000 }],
    ["fractional seconds as text", { ...line, time: "1773150936.25" }, { time: 1773150936250 }],
    ["milliseconds as text", { ...line, time: "1773150936250" }, { time: 1773150936250 }],
    ["an offset as text", { ...line, utc_offset: "-300" }, { utcOffset: -300 }],
    ["null for what is absent", { ...line, ts: null, url: null, status: null, method: null, host: null }, line200],
    ["null for its user agent", { ...line, user_agent: null }, { userAgent: undefined }],
    ["the names of Logstash", logstash, { client: "::1", userAgent: chrome, referrer: "https://a.example/" }],
    ["a request that was answered with an error", { ...line, path: null, status: 400 }, { status: 400 }],
    ["its host, status as text", { ...line, host: "a.example", status: "404" }, { host: "a.example", status: 404 }],
  ])("may have %s", (_, given, parts) => expect(readJsonLine(JSON.stringify(given))).toMatchObject(parts));

  test.each([
    ["time", { ...line, time: undefined }],
    ["time", { ...line, time: "2026-03-10 13:55" }],
    ["url", { ...line, path: undefined }],
    ["ip", { ...line, ip: 7 }],
    ["status", { ...line, status: "ok" }],
    ["utc_offset", { ...line, utc_offset: 1000 }],
    ["ip", { ...line, ip: null }],
    ["time", { ...line, time: "2026-02-31T13:55:36Z" }],
    ["request.uri", { ...line, path: null, request: { uri: 7 } }],
    ["user_agent", { ...line, user_agent: 7 }],
  ])("is refused for its %s", (field, given) =>
    expect(readJsonLine(JSON.stringify(given))).toEqual({ field, message: expect.stringMatching(/^must /) }),
  );

  it("is refused when truncated", () => {
    expect(readJsonLine('{"time": "2026-')).toMatchObject({ field: "line" });
  });
});

describe("visitor address of a line", () => {
  const hit = { client: "10.0.0.1", forwarded: "1.1.1.1, 2.2.2.2:80, [2001:db8::7]:443" } as Hit;
  test.each([
    ["the logged one, unless forwarded addresses are trusted", hit, 0, "10.0.0.1"],
    ["the last forwarded one behind one proxy", hit, 1, "2001:db8::7"],
    ["the one before it behind two proxies", hit, 2, "2.2.2.2"],
    ["the logged one where fewer were forwarded", hit, 4, "10.0.0.1"],
    ["the logged one where none was forwarded", { ...hit, forwarded: undefined }, 1, "10.0.0.1"],
    ["the logged one where what was forwarded is no address", { ...hit, forwarded: "unknown" }, 1, "10.0.0.1"],
    ["a host name", { ...hit, client: "dsl-7.isp.example" }, 0, "dsl-7.isp.example"],
    ["unknown where there is neither", { ...hit, client: "unix:" }, 0, undefined],
  ])("is %s", (_, line, proxies, address) => expect(clientOf(line, proxies)).toBe(address));
});
