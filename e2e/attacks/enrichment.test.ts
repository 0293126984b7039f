// Browser and referrer data that visitors send, on the running stack: labeled, but not trusted beyond that.
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ask } from "../gatewayCalls.ts";
import { hostOrigin } from "../walker.ts";

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36";
const instagram =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22F76 Instagram 389.0.0.26.70";

/** A visit to the demo's shop. */
function visit(session: object, headers: Record<string, string> = {}): Promise<Response> {
  const now = Date.now();
  const url = `${hostOrigin()}/demo/shop/`;
  return fetch(`${hostOrigin()}/collect/demo-shop`, {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": chrome, ...headers },
    body: JSON.stringify({
      sent_at: now,
      visitor_id: crypto.randomUUID(),
      session: { id: crypto.randomUUID(), start: now, entry_url: url, ...session },
      events: [{ event_id: crypto.randomUUID(), ts: now, url, type: "pageview", entry: true }],
    }),
  });
}

const Names = z.object({ rows: z.array(z.object({ name: z.string() })) }).transform(({ rows }) => {
  return rows.map(({ name }) => name).toSorted();
});
const Report = z.object({
  viewer: z.object({
    project: z.object({
      traffic: z.object({ report: z.object({ channels: Names, browsers: Names }) }),
      acquisition: z.object({ report: z.object({ sources: Names }) }),
    }),
  }),
});

/** Channels, browsers and sources of the visits with this campaign. */
async function reportOf(campaign: string) {
  const { body } = await ask(
    `query ($filters: FilterInput) { viewer { project {
      traffic {
        report(range: { preset: LAST_7_DAYS }, filters: $filters) {
          channels: breakdown(dimension: CHANNEL) { rows { name } }
          browsers: breakdown(dimension: BROWSER) { rows { name } } }
      }
      acquisition {
        report(range: { preset: LAST_7_DAYS }, filters: $filters) { sources: table(level: SOURCE) { rows { name } } }
      } } } }`,
    { filters: { conditions: [[{ criteria: "UTM_CAMPAIGN", operator: "IS", value: campaign }]] } },
  );
  expect(body.errors).toBeUndefined();
  const { traffic, acquisition } = Report.parse(body.data).viewer.project;
  return { ...traffic.report, ...acquisition.report };
}

describe("event enrichment", () => {
  it("maps the hosts and apps of one source, channel and browser to one name", async () => {
    const utm_campaign = `e-${crypto.randomUUID()}`;
    const brands = `"Chromium";v="141", "Brave";v="141", "Not?A_Brand";v="8"`;
    const answers = await Promise.all([
      visit({ utm_campaign, ref: "https://l.facebook.com/" }, { "sec-ch-ua": brands }),
      visit({ utm_campaign, ref: "https://m.facebook.com/" }, { "user-agent": instagram }),
      visit({ utm_campaign, utm_source: "FB" }),
      visit({ utm_campaign, utm_source: "klaviyo", utm_medium: "SMS" }),
      visit({ utm_campaign, ref: "https://mail.google.com/" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    // an acknowledged event may wait for the store for some seconds
    await expect
      .poll(() => reportOf(utm_campaign))
      .toEqual({
        channels: ["Email", "Organic Social", "SMS"],
        browsers: ["Brave", "Chrome", "Instagram"],
        sources: ["Facebook", "Gmail", "Klaviyo"],
      });
  });

  it("accepts long and hostile referrers, campaigns and user agents without creating names from their text", async () => {
    const utm_campaign = `e-${crypto.randomUUID()}`;
    const answers = await Promise.all([
      visit({ utm_campaign, utm_source: "push-".repeat(40), utm_medium: "paid-".repeat(40) }),
      visit({ utm_campaign, ref: `https://${"a.".repeat(1000)}google.com.evil.example/` }),
      visit({ utm_campaign, ref: "https://google.evil.example/" }, { "user-agent": "Acme <b>kiosk</b>" }),
      visit({ utm_campaign }, { "user-agent": "Opera Version ".repeat(500), "sec-ch-ua": `"Brave";v="`.repeat(500) }),
      visit({ utm_campaign, utm_source: "__proto__", utm_medium: "constructor" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    const { browsers, channels } = await reportOf(utm_campaign);
    expect(channels).not.toContain("Organic Search");
    expect(browsers.join()).not.toContain("kiosk");
  });
});
