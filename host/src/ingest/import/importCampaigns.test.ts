// Campaigns in a log. Campaign parameters on the site's own links don't count.
import { importLog } from "@sightline/schema/rest/projects/importing";
import { expect, it } from "vitest";
import { number, text } from "#host/stores/resultColumns.ts";
import { openTestHost } from "#host/testing/testHost.ts";
import { combinedLine, numbered } from "./testing/logLines.ts";

it("continues a session across own links with campaigns, and starts one with an external campaign", async () => {
  const host = await openTestHost();
  const line = (minute: number, page: string, referrer: string) =>
    combinedLine({ time: `16/Mar/2026:09:0${minute}:00 +0000`, request: `GET ${page} HTTP/1.1`, referrer });
  const lines = numbered([
    line(0, "/?utm_source=news", "https://mail.example/"),
    line(1, "/two?ref=footer", "https://shop.example/?utm_source=news"),
    line(2, "/three?source=menu", "https://www.shop.example/two"),
    line(3, "/?utm_source=ads", "https://search.example/"),
  ]);
  const params = { widget_key: "acme-shop" };
  const { answer } = await host.request(importLog, { as: "admin", params, body: { site: "shop.example", lines } });
  expect(answer).toMatchObject({ stored: 4 });
  await host.ingest.flush();
  const rows = await host.events.query(
    { is_entry: number, utm_source: text, session_id: text },
    "SELECT is_entry, utm_source, session_id FROM event WHERE utm_source <> '' AND type = 'pageview' ORDER BY ts",
  );
  expect(rows.map((row) => `${row.is_entry} ${row.utm_source}`)).toEqual(["1 news", "0 news", "0 news", "1 ads"]);
  expect(new Set(rows.map((row) => row.session_id)).size).toBe(2);
  await host.close();
});
