import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { BlockRule } from "@sightline/schema/rest/projects/blocking";
import { globalId, widget } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

const rule: BlockRule = {
  block_rule_id: 5,
  widget_id: 12,
  kind: "hostname",
  value: "office.example",
  label: "Office",
  addresses: ["192.0.2.1"],
  resolve_error: null,
  dropped: 3_000_000_000,
  last_dropped_at: "2026-02-01T00:00:00.000Z",
  created_by: "Adam",
  created_at: "2026-01-01T00:00:00.000Z",
};

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.answers({
    getWidgets: [widget(12)],
    listBlockRules: [rule],
    createBlockRule: rule,
    deleteBlockRule: { block_rule_id: 5 },
    previewBlockRule: { would_block: 7, events: 100, unknown: 2, is_countable: true, addresses: [] },
  });
  gateway.forget();
});

const project = globalId("Project:12");
const CREATE = `mutation ($input: CreateBlockRuleInput!) { createBlockRule(input: $input) {
  project { blocking { rules { blockRuleId kind value label addresses resolveProblem droppedEvents lastDroppedAt createdBy createdAt } } }
  problem { code field message } } }`;

test("adds a rule and returns the project with its rules", async () => {
  const input = { project, kind: "HOSTNAME", value: "office.example", label: "Office" };
  const { data, errors } = await gateway.execute(CREATE, { input }, { as: "admin" });
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({
    createBlockRule: {
      problem: null,
      project: {
        blocking: { rules: [{ blockRuleId: 5, kind: "HOSTNAME", droppedEvents: 3_000_000_000, createdBy: "Adam" }] },
      },
    },
  });
  expect(gateway.calls("createBlockRule")[0]?.body).toEqual({
    widget_id: 12,
    kind: "hostname",
    value: "office.example",
    label: "Office",
    apply_to_past: false,
  });
});

test("returns refusals as data with the field names of the graph", async () => {
  const create = (input: object) =>
    gateway.execute(CREATE, { input: { project, kind: "AGENT", ...input } }, { as: "owner" });
  expect((await create({ value: " " })).data).toMatchObject({ createBlockRule: { problem: { field: "value" } } });
  expect(gateway.calls("createBlockRule")).toEqual([]);
  gateway.answers({ createBlockRule: new Raw(400, { err: "No", code: "INVALID", field: "apply_to_past" }) });
  expect((await create({ value: "Chrome", appliesToPast: true })).data).toMatchObject({
    createBlockRule: { project: null, problem: { code: "INVALID", field: "appliesToPast", message: "No" } },
  });
  expect((await create({ value: "Chrome", project: globalId("Project:99") })).data).toMatchObject({
    createBlockRule: { problem: { code: "NOT_FOUND", field: "project" } },
  });
});

test("previews a rule on past traffic and removes it", async () => {
  const preview = await gateway.execute(
    `mutation ($input: PreviewBlockRuleInput!) { previewBlockRule(input: $input) {
      preview { matchedEvents events untracedEvents isCountable addresses } problem { code } } }`,
    { input: { project, kind: "ADDRESS", value: "192.0.2.1" } },
    { as: "owner" },
  );
  expect(preview.data).toEqual({
    previewBlockRule: {
      preview: { matchedEvents: 7, events: 100, untracedEvents: 2, isCountable: true, addresses: [] },
      problem: null,
    },
  });
  const removal = await gateway.execute(
    "mutation ($input: DeleteBlockRuleInput!) { deleteBlockRule(input: $input) { project { widgetId } problem { code } } }",
    { input: { project, blockRuleId: 5 } },
    { as: "owner" },
  );
  expect(removal.data).toEqual({ deleteBlockRule: { project: { widgetId: 12 }, problem: null } });
  expect(gateway.calls("deleteBlockRule")[0]?.body).toEqual({ block_rule_id: 5 });
});

test("returns the socket's address as the viewer's own, or the address added by a trusted proxy, whatever the client sends", async () => {
  const ask = (open: TestGateway, headers: Record<string, string>) =>
    open.execute("{ viewer { currentAddress } }", {}, { as: "owner", headers });
  const forged = { "x-forwarded-for": "203.0.113.9", "x-client-address": "203.0.113.9" };
  const { data } = await ask(gateway, forged);
  expect(JSON.stringify(data)).toMatch(/"(127\.0\.0\.1|::1)"/);
  const proxied = await testGateway({ trustedProxies: 1 });
  expect((await ask(proxied, { "x-forwarded-for": "198.51.100.1, 203.0.113.9" })).data).toEqual({
    viewer: { currentAddress: "203.0.113.9" },
  });
  await proxied.close();
});
