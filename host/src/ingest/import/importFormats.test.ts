// Log formats other than the combined format, imported into a host with real stores.
import { importLog } from "@sightline/schema/rest/projects/importing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { selectedRows } from "#host/testing/selectedRows.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { chrome, combinedLine, numbered } from "./testing/logLines.ts";

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

async function rows(columns: string, where: string): Promise<Record<string, unknown>[]> {
  await host.ingest.flush();
  return await selectedRows(host.events, columns, `FROM event WHERE ${where} ORDER BY ts, url`);
}

describe("imported lines of other formats and ages", () => {
  const take = async (texts: readonly string[], more: object = {}) => {
    const body = { site: "shop.example", ...more, lines: numbered(texts) };
    return (await host.request(importLog, { as: "admin", params: { widget_key: "acme-shop" }, body })).answer;
  };

  it("store common log format as human traffic with an unknown browser, and host names without a place", async () => {
    const common = (client: string) => `${client} - - [01/Feb/2026:10:00:00 +0000] "GET /common HTTP/1.1" 200 23`;
    expect(await take([common("8.8.8.8"), common("dsl-7.isp.example")])).toMatchObject({ stored: 2 });
    const found = await rows("is_bot, browser, device, country, visitor_id", "path = '/common'");
    expect(found.map((row) => String(row["country"])).toSorted()).toEqual(["", "US"]);
    for (const row of found) expect(row).toMatchObject({ is_bot: 0, browser: "", device: "" });
    expect(new Set(found.map((row) => row["visitor_id"])).size).toBe(2);
  });

  it("use the forwarded visitor address of trusted proxies", async () => {
    const line = (forwarded: string) =>
      `${combinedLine({ ip: "10.0.0.1", request: "GET /forwarded HTTP/1.1" })} "${forwarded}"`;
    expect(await take([line("9.9.9.9, 8.8.8.8"), line("1.1.1.1")], { forwarded_for: 1 })).toMatchObject({ stored: 2 });
    const found = await rows("country, visitor_id", "path = '/forwarded'");
    expect(new Set(found.map((row) => row["visitor_id"])).size).toBe(2);
    expect(found.map((row) => row["country"])).toContain("US");
  });

  it("store any age on request, over more months than one insert of the event store allows", async () => {
    const old = Array.from({ length: 150 }, (_, n) =>
      JSON.stringify({
        ...{ ts: Date.UTC(2005, n, 3), url: "https://shop.example/old" },
        ...{ ip: "8.8.8.8", user_agent: chrome },
      }),
    );
    const before1995 = JSON.stringify({ ts: 7, url: "https://shop.example/old", ip: "8.8.8.8", user_agent: chrome });
    expect((await take(old)).stored).toBe(0);
    const { stored, refused } = await take([...old, before1995], { any_age: true });
    expect([stored, refused]).toEqual([150, [{ number: 151, field: "time", message: "must not be before 1995" }]]);
    expect(await rows("ts", "path = '/old'")).toHaveLength(150);
  });
});
