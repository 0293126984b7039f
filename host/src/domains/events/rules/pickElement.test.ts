import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pickElement } from "@sightline/schema/rest/events/picking";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

type As = "user" | "viewer" | "stranger";

describe("picker of elements", () => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    host = await openTestHost({ env: { PUBLIC_URL: "https://app.test", AB_HOSTS: ["ab.test"] } });
    widget_id = host.acme.shop.widgetId;
    await host.entities
      .updateTable("widget")
      .set({ allowed_websites: JSON.stringify(["acme.example"]), features: "[]" })
      .where("widget_id", "=", widget_id)
      .execute();
  });
  afterAll(() => host.close());

  const pick = (given: object = {}, as: As = "user", headers: Record<string, string> = {}) =>
    host.request(pickElement, {
      as,
      headers,
      body: { widget_id, target: "form", page: "acme.example/cart", ...given },
    });
  const tokenOf = (address: string) => /tracker_check=([^&#]*)/.exec(address)?.[1] ?? "";
  const script = (key: string, address: string) => host.fetch(`/widget/check/${key}/${tokenOf(address)}`);

  it("opens a page of the website for ten minutes, whatever features the plan has", async () => {
    const { address, pick_id, expires_at } = (await pick()).answer;
    expect(address).toMatch(/^https:\/\/acme\.example\/cart#tracker_check=[\w.-]+$/);
    expect(Date.parse(expires_at) - host.clock.now()).toBe(600_000);
    const { shop, blog } = host.acme;
    const shown = await script(shop.key, address);
    if (shown.status === 503) expect(await shown.text()).toContain("npm run build");
    else {
      const data = JSON.stringify({ target: "form", pick: pick_id, app: "https://app.test", left: 600_000 });
      expect(shown.headers.get("cache-control")).toBe("no-store");
      expect((await shown.text()).startsWith(`globalThis.siteTrackerPick=${data};`)).toBe(true);
    }
    expect((await script(blog.key, address)).status).toBe(404);
    host.clock.move(600_000);
    expect((await script(shop.key, address)).status).toBe(404);
  });

  it("names each pick by another id", async () => {
    expect((await pick()).answer.pick_id).not.toBe((await pick()).answer.pick_id);
  });

  it("notifies the app at the host name in the browser only if it is one of ours or a verified brand's", async () => {
    const appFor = async (brandhost: string) => {
      const { address } = (await pick({}, "user", { brandhost })).answer;
      const claims = await host.services.tokens.readPageToken(tokenOf(address));
      return claims?.kind === "pick" ? claims.app : undefined;
    };
    const { companyId } = host.acme;
    const brand = async (verified_at: Date | null) => {
      await host.entities.deleteFrom("domain_setting").where("company_id", "=", companyId).execute();
      await host.entities
        .insertInto("domain_setting")
        .values({ company_id: companyId, subdomain: "stats.acme.example", verified_at })
        .execute();
      await host.entities
        .updateTable("company")
        .set({ custom_domain: "stats.acme.example" })
        .where("company_id", "=", companyId)
        .execute();
    };
    await brand(null);
    expect(await appFor("stats.acme.example")).toBe("https://app.test");
    await brand(new Date(host.clock.now()));
    expect(await appFor("stats.acme.example")).toBe("https://stats.acme.example");
    expect(await appFor("ab.test")).toBe("https://ab.test");
    expect(await appFor("evil.example")).toBe("https://app.test");
  });

  it.each([
    [{ page: "" }, "page"],
    [{ page: "javascript://acme.example/%0aalert(1)" }, "page"],
    [{ page: "https://elsewhere.example/" }, "page"],
    [{ page: "https://elsewhere.example@acme.example/" }, "page"],
    [{ target: "code" }, "target"],
  ])("is refused for %j: %s", async (given, field) => {
    expect((await pick(given)).failure.field).toBe(field);
  });

  it("requires write permission", async () => {
    expect((await pick({}, "viewer")).status).toBe(403);
    expect((await pick({}, "stranger")).status).toBe(404);
  });
});
