import { afterAll, beforeAll, expect, test } from "vitest";
import { createForm, getForm, listForms } from "@sightline/schema/rest/forms/forms";
import { getFormDropoffs, getFormResult } from "@sightline/schema/rest/forms/results";
import { getAnnotations } from "@sightline/schema/rest/timeline/timeline";
import { shareJwt } from "#host/testing/shareJwt.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const DAYS = { startDate: "2026-03-16", endDate: "2026-03-17" };
const rule = { page: { match: "exact" as const, value: "/checkout" }, selector: "#checkout" };

test("a share link shows the results of its saved form only, with the chart's annotations and no sessions", async () => {
  const { widgetId: widget_id } = host.acme.shop;
  const save = async (name: string) =>
    (await host.request(createForm, { as: "user", body: { widget_id, name, rule } })).answer.form_profile_id;
  const [own, other] = [await save("Checkout"), await save("Another")];
  const grant = { modules: "form" as const, ...DAYS, free_range: false, unique_module_id: String(own) };
  const as = { jwt: await shareJwt(host, grant) };
  const result = (selection: object) => host.request(getFormResult, { as, body: { widget_id, ...DAYS, ...selection } });
  expect((await result({ form_profile_id: own })).answer.form).toMatchObject({
    form_profile_id: own,
    name: "Checkout",
  });
  for (const selection of [{ form_profile_id: other }, { rule }])
    expect((await result(selection)).failure.reason).toBe("forms.formNotFound");
  const custom_filter = [[{ criteria: "form_drop", key: String(other), operator: "ex", value: "" }]];
  const filtered = await result({ form_profile_id: own, custom_filter });
  expect([filtered.status, filtered.failure.field]).toEqual([403, "custom_filter.0.0.criteria"]);
  const query = { widget_id: String(widget_id) };
  const read = (id: number) => host.request(getForm, { as, params: { form_profile_id: String(id) }, query });
  expect((await read(own)).answer.name).toBe("Checkout");
  expect((await read(other)).status).toBe(404);
  const body = { widget_id, ...DAYS };
  expect((await host.request(getAnnotations, { as, body })).status).toBe(200);
  expect((await host.request(getFormDropoffs, { as, body: { ...body, form_profile_id: own } })).status).toBe(403);
  expect((await host.request(listForms, { as, body })).status).toBe(403);
});
