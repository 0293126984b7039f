import { expect, test } from "vitest";
import { createShareLink, getShareLinkData } from "@sightline/schema/rest/share/share";
import { getTrafficReport } from "@sightline/schema/rest/traffic/parts";
import { openTestHost } from "#host/testing/testHost.ts";

test("a link to all time shows as much of it as a report covers, whatever the age of the project", async () => {
  const host = await openTestHost();
  const { widgetId: widget_id } = host.acme.shop;
  await host.entities
    .updateTable("widget")
    // clocks are set back in it
    .set({ created_at: new Date("2016-05-04T10:00:00Z"), timezone: "Europe/Berlin" })
    .where("widget_id", "=", widget_id)
    .execute();
  const range = { startDate: "2026-03-01", endDate: "2026-03-17", preset: "ALL_TIME" as const };
  const link = { widget_id, modules: "dashboard" as const, ...range };
  const { encryptedParam } = (await host.request(createShareLink, { as: "user", body: link })).answer;
  const [opened] = (await host.request(getShareLinkData, { params: { encryptedParam } })).answer;
  const { jwt = "", startDate = "", endDate = "" } = opened?.datas ?? {};
  expect(startDate.slice(0, 4)).toBe("2021");
  const body = { widget_id, startDate, endDate };
  expect((await host.request(getTrafficReport, { as: { jwt }, body })).status).toBe(200);
  await host.close();
});
