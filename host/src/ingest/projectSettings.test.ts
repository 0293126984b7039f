import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DEFAULT_SETTING, type WidgetSetting } from "@sightline/schema/rest/projects/projects";
import { placeFinder } from "./enrich/places/place.ts";
import type { TrackedRule } from "./projects.ts";
import { batchOf, chrome, customEvent, pageview } from "./testing/batches.ts";
import { openTestIngest, project, type TestIngest } from "#host/site/testing/testIngest.ts";

let testIngest: TestIngest;
beforeEach(async () => {
  testIngest = await openTestIngest();
});
afterEach(() => testIngest.close());

const submit = (body: unknown, more: object = {}) =>
  testIngest.ingest.receive(1000, () => ({ project, ip: "8.8.8.8", userAgent: chrome, body, ...more }));

describe("block rules at ingest", () => {
  it("drop matching events, and count them by rule", async () => {
    const rule = (id: number, kind: TrackedRule["kind"], value: string, addresses: string[] = []) => ({
      id,
      kind,
      value,
      addresses,
    });
    const blockRules = [
      rule(1, "address", "203.0.113.0/24"),
      rule(2, "hostname", "office.example", ["2001:db8::1"]),
      rule(3, "agent", "ScreenshotTool"),
      rule(4, "country", "US"),
      rule(5, "page", "/admin/*"),
    ];
    const strict = { ...project, blockRules };
    const from = (ip: string, more: object = {}) => submit(batchOf([pageview()]), { project: strict, ip, ...more });
    await from("203.0.113.9");
    await from("2001:db8::1");
    await from("198.51.100.1", { userAgent: `${chrome} screenshottool/2` });
    await from("8.8.8.8");
    const pages = ["/admin/users", "/administration", "/shop"].map((path) => pageview(`https://shop.example${path}`));
    expect(await submit(batchOf(pages), { project: strict, ip: "198.51.100.1" })).toMatchObject({ accepted: 3 });
    expect((await testIngest.rows("path")).map(({ path: each }) => String(each)).toSorted()).toEqual([
      "/administration",
      "/shop",
    ]);
    expect([...testIngest.dropped].toSorted(([a], [b]) => a - b)).toEqual([1, 2, 3, 4, 5].map((id) => [id, 1]));
    expect(testIngest.ingest.stats().dropped).toEqual({
      project_paused: 0,
      blocked_address: 2,
      blocked_agent: 1,
      blocked_country: 1,
      blocked_page: 1,
    });
  });
});

describe("privacy settings at ingest", () => {
  const click = { type: "click", event_id: "0198c7a2-4f1e-7b3a-9d55-1f2e3d4c5b6a", selector: "a", text: "Dr. Who" };
  const seen = (setting: Partial<WidgetSetting>) => ({
    project: { ...project, setting: { ...DEFAULT_SETTING, ...setting } },
  });

  it("store two keyed hashes instead of the address, and the text of clicked elements, by default", async () => {
    const ts = Date.now() - 5;
    await submit(batchOf([pageview(), { ...click, ts, url: "https://shop.example/" }]), { ip: "8.8.8.8" });
    await submit(batchOf([pageview()]), { ip: "8.8.8.9" });
    const rows = await testIngest.rows(
      "toString(address_hash) AS address, toString(network_hash) AS network, text, country",
    );
    expect(rows.every(({ country }) => country === "US")).toBe(true);
    expect(new Set(rows.map(({ address }) => address)).size).toBe(2);
    expect(new Set(rows.map(({ network }) => network)).size).toBe(1);
    expect(rows.map(({ text }) => text)).toContain("Dr. Who");
    expect(JSON.stringify(rows)).not.toContain("8.8.8");
  });

  it("store only the country of the network when addresses are anonymized", async () => {
    await submit(batchOf([pageview()]), { ip: "8.8.8.8", ...seen({ anonymise_ip: true }) });
    expect(
      await testIngest.rows("toString(address_hash) AS address, toString(network_hash) AS network, country"),
    ).toEqual([{ address: "0", network: "0", country: "US" }]);
  });

  it("store region and city from a database, or only the country when addresses are anonymized", async () => {
    const city = { country: "US", region: "Minnesota", city: "Saint Paul", lat: 45, lon: -93.1 };
    await testIngest.reopen({ placeOf: placeFinder([{ find: () => city }]) });
    await submit(batchOf([pageview()]));
    await testIngest.ingest.submitRows([{ project, ip: "8.8.4.4", userAgent: chrome, body: batchOf([pageview()]) }]);
    await submit(batchOf([pageview()]), seen({ anonymise_ip: true }));
    const stored = await testIngest.rows("country, region, city, round(lat, 1) AS lat, round(lon, 1) AS lon");
    expect(stored).toHaveLength(3);
    expect(stored.filter((row) => row["city"] !== "")).toEqual([city, city]);
    expect(stored).toContainEqual({ country: "US", region: "", city: "", lat: 0, lon: 0 });
  });

  it("can omit click texts, and add the project's currency to values without one", async () => {
    const ts = Date.now() - 5;
    const sale = { ...customEvent("sale"), value: 5 };
    const events = [
      { ...click, ts, url: "https://shop.example/" },
      sale,
      { ...customEvent("gift"), value: 1, currency: "USD" },
      customEvent("free"),
    ];
    await submit(batchOf(events), seen({ keep_text: false, currency: "EUR" }));
    const rows = await testIngest.rows("name, text, currency");
    expect(rows.every(({ text }) => text === "")).toBe(true);
    expect(Object.fromEntries(rows.map(({ name, currency }) => [name, currency]))).toMatchObject({
      sale: "EUR",
      gift: "USD",
      free: "",
    });
  });
});
