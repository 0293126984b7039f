// The demo and development features depend only on the configured addresses.
import { checkout } from "@sightline/schema/rest/billing/payment";
import { getDemo } from "@sightline/schema/rest/account/account";
import { getDemoSession } from "@sightline/schema/rest/account/providers";
import { describe, expect, test } from "vitest";
import { assertNoDemo } from "./demo/demo.ts";
import { embeddedAccess } from "./members/embeddedIssuers.ts";
import { readEnv } from "./env.ts";
import { openTestHost } from "./testing/testHost.ts";

const KEY = "what only the gateway and the host know";

describe("demo with its published passwords", () => {
  test("is enabled by default only when every configured address is local", () => {
    const on = (settings: Record<string, string>) => readEnv(settings).DEMO;
    expect([on({}), on({ PUBLIC_URL: "http://127.0.0.1:5000", TRACKER_URL: "http://t.localhost" })]).toEqual([
      true,
      true,
    ]);
    const elsewhere: Record<string, string>[] = [
      { PUBLIC_URL: "https://stats.example" },
      { TRACKER_URL: "http://10.0.0.5:4100" },
    ];
    for (const settings of elsewhere) expect([settings, on(settings)]).toEqual([settings, false]);
  });

  test("has no identity providers with another public address, even when they are enabled", () => {
    const wanted = { PUBLIC_URL: "https://stats.example", DEMO: "on" };
    expect(() => readEnv(wanted)).toThrow("DEMO: has published passwords");
    expect(embeddedAccess(readEnv({ ...wanted, DEMO: "off", GATEWAY_KEY: KEY }), "google")).toBeUndefined();
  });

  test("stops the start of a public host whose store contains the demo", async () => {
    const host = await openTestHost();
    await expect(assertNoDemo(host.entities)).resolves.toBeUndefined();
    await host.entities.insertInto("host_state").values({ key: "demo", value: '{"origin":20000}' }).execute();
    await expect(assertNoDemo(host.entities)).rejects.toThrow("DATA_DIR holds the demo company");
    await host.close();
  });
});

test("refuses test cards when the public address is not local", async () => {
  const host = await openTestHost({ env: { PUBLIC_URL: "https://stats.example" } });
  const card = { number: "4242424242424242", exp_month: 12, exp_year: 2030, cvc: "123", holder: "Olive" };
  const bought = await host.request(checkout, { as: "owner", body: { plan_id: 2, cycle: "month", card } });
  expect(bought.failure).toMatchObject({ code: "CONFLICT", err: expect.stringContaining("Payments are not set up") });
  expect((await host.request(getDemo, {})).failure.code).toBe("NOT_FOUND");
  expect((await host.request(getDemoSession, {})).failure.code).toBe("NOT_FOUND");
  await host.close();
});
