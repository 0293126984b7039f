import type { ApiKey, ApiRequest } from "@sightline/schema/rest/integrations/developer";
import type { Delivery, Webhook } from "@sightline/schema/rest/integrations/webhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { globalId } from "#gateway/graph/testing/wire.ts";
import { Raw } from "#gateway/testing/recordingHost.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
});
afterAll(() => gateway.close());

const at = "2026-02-01T00:00:00.000Z";
const key = (key_id: number, more: Partial<ApiKey> = {}): ApiKey => ({
  key_id,
  name: `Key ${key_id}`,
  key_start: "sk_live_abcd",
  scopes: ["read:reports", "write:projects"],
  created_by: "The owner",
  role: 0,
  created_at: at,
  expires_at: null,
  last_used_at: null,
  last_used_from: null,
  ...more,
});
const line = (api_request_id: number): ApiRequest => ({
  api_request_id,
  at,
  method: "POST",
  path: "/getWidgets",
  status: 403,
  ms: 4,
  key_id: 3,
  key_name: "Key 3",
  request_id: "one",
  from: "ipv4",
});
const webhook: Webhook = {
  webhook_id: 5,
  url: "https://example.com/hooks",
  events: ["project.created", "usage.full"],
  is_active: true,
  created_by: "The owner",
  created_at: at,
  last_state: "failed",
  last_at: at,
};
const delivery = (delivery_id: number): Delivery => ({
  delivery_id,
  webhook_id: 5,
  event_id: "e",
  kind: "ping",
  state: "waiting",
  attempts: 0,
  status: null,
  answer: null,
  failure: null,
  ms: null,
  body: "{}",
  created_at: at,
  last_attempt_at: null,
});

beforeEach(() => {
  gateway.answers({
    getApiKeys: { rows: [key(3, { last_used_at: at, last_used_from: "private" }), key(1)] },
    createApiKey: { row: key(4), key: "sk_live_abcdefgh" },
    deleteApiKey: { key_id: 3 },
    getApiRequests: { rows: [line(9), line(8)], total: 12 },
    getWebhooks: { rows: [webhook] },
    createWebhook: { row: webhook, secret: "whsec_1" },
    updateWebhook: { ...webhook, is_active: false },
    deleteWebhook: { webhook_id: 5 },
    testWebhook: delivery(8),
    redeliverWebhook: delivery(9),
    getDeliveries: { rows: [delivery(7)], total: 1 },
  });
  gateway.forget();
});

describe("API keys", () => {
  test("are listed without the secret, for members who manage the company", async () => {
    const { data } = await gateway.execute(
      `{ viewer { apiKeys(first: 5) { totalCount edges { node { id name keyStart scopes role lastUsedAt lastUsedFrom } } } } }`,
      {},
      { as: "admin" },
    );
    expect(data).toMatchObject({
      viewer: {
        apiKeys: {
          totalCount: 2,
          edges: [
            {
              node: {
                id: globalId("ApiKey:3"),
                scopes: ["READ_REPORTS", "WRITE_PROJECTS"],
                role: "OWNER",
                lastUsedFrom: "PRIVATE",
              },
            },
            { node: { id: globalId("ApiKey:1"), lastUsedAt: null, lastUsedFrom: null } },
          ],
        },
      },
    });
    const refused = await gateway.execute(`{ viewer { apiKeys { totalCount } } }`, {}, { as: "user" });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
    expect(gateway.calls("getApiKeys")).toHaveLength(1);
  });

  test("are created and revoked, and refusals are returned as data", async () => {
    const create = (input: Record<string, unknown>) =>
      gateway.execute(
        "mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key edge { node { id } } problem { code field } } }",
        { input: { name: " Nightly ", scopes: ["READ_REPORTS"], ...input } },
        { as: "owner" },
      );
    expect((await create({ expiresInDays: 30 })).data).toEqual({
      createApiKey: { key: "sk_live_abcdefgh", edge: { node: { id: globalId("ApiKey:4") } }, problem: null },
    });
    expect(gateway.calls("createApiKey")[0]?.body).toEqual({
      name: "Nightly",
      scopes: ["read:reports"],
      expires_in_days: 30,
    });
    for (const [wrong, field] of [
      [{ name: " " }, "name"],
      [{ scopes: [] }, "scopes"],
    ] as const) {
      expect((await create(wrong)).data).toMatchObject({ createApiKey: { key: null, problem: { field } } });
    }
    gateway.answers({ createApiKey: new Raw(403, { err: "A key may not do this", code: "ROLE" }) });
    expect((await create({})).data).toMatchObject({ createApiKey: { problem: { code: "FORBIDDEN" } } });
    const id = globalId("ApiKey:3");
    const revoke = "mutation ($id: ID!) { revokeApiKey(input: {id: $id}) { deletedId problem { code } } }";
    expect((await gateway.execute(revoke, { id }, { as: "owner" })).data).toMatchObject({
      revokeApiKey: { deletedId: id },
    });
    expect(gateway.calls("deleteApiKey")[0]?.body).toEqual({ key_id: 3 });
  });

  test("list their requests page by page, filtered by outcome and key", async () => {
    const ask = (more: string) =>
      gateway.execute(
        `{ viewer { apiRequests(first: 1${more}) { totalCount pageInfo { hasNextPage endCursor } edges { node { path status from } } } } }`,
        {},
        { as: "owner" },
      );
    const { data } = await ask(`, outcome: REFUSED, key: "${globalId("ApiKey:3")}"`);
    expect(data).toMatchObject({
      viewer: {
        apiRequests: {
          totalCount: 12,
          pageInfo: { hasNextPage: true },
          edges: [{ node: { path: "/getWidgets", status: 403, from: "IPV4" } }],
        },
      },
    });
    expect(gateway.calls("getApiRequests")[0]?.body).toEqual({ outcome: "refused", key_id: 3, limit: 2 });
  });

  test("resolve their request log entries by id", async () => {
    const ask = (id: string) =>
      gateway.execute(
        "query ($id: ID!) { node(id: $id) { id ... on ApiRequest { path } } }",
        { id: globalId(id) },
        { as: "owner" },
      );
    const id = globalId("ApiRequest:9");
    expect((await ask("ApiRequest:9")).data).toEqual({ node: { id, path: "/getWidgets" } });
    expect(gateway.calls("getApiRequests")[0]?.body).toEqual({ before_id: 10, limit: 1 });
    expect((await ask("ApiRequest:10")).data).toEqual({ node: null });
  });
});

describe("webhooks", () => {
  test("are listed with their deliveries", async () => {
    const { data } = await gateway.execute(
      `{ viewer { webhooks { edges { node { id events lastState deliveries(first: 5) { totalCount edges { node { id event state } } } } } } } }`,
      {},
      { as: "owner" },
    );
    expect(data).toMatchObject({
      viewer: {
        webhooks: {
          edges: [
            {
              node: {
                id: globalId("Webhook:5"),
                events: ["PROJECT_CREATED", "USAGE_FULL"],
                lastState: "FAILED",
                deliveries: {
                  totalCount: 1,
                  edges: [{ node: { id: globalId("WebhookDelivery:5:7"), event: "ping" } }],
                },
              },
            },
          ],
        },
      },
    });
  });

  test("are created, changed, tested and deleted", async () => {
    const id = globalId("Webhook:5");
    const run = (field: string, type: string, answer: string, input: Record<string, unknown>) =>
      gateway.execute(
        `mutation ($input: ${type}!) { ${field}(input: $input) { ${answer} problem { code field } } }`,
        { input },
        { as: "owner" },
      );
    const made = await run("createWebhook", "CreateWebhookInput", "secret", {
      url: " https://example.com/hooks ",
      events: ["USAGE_FULL"],
    });
    expect(made.data).toEqual({ createWebhook: { secret: "whsec_1", problem: null } });
    expect(gateway.calls("createWebhook")[0]?.body).toEqual({
      url: "https://example.com/hooks",
      events: ["usage.full"],
    });
    const without = await run("createWebhook", "CreateWebhookInput", "secret", { url: "https://a.test", events: [] });
    expect(without.data).toMatchObject({ createWebhook: { problem: { field: "events" } } });
    const off = await run("updateWebhook", "UpdateWebhookInput", "webhook { isActive }", { id, isActive: false });
    expect(off.data).toMatchObject({ updateWebhook: { webhook: { isActive: false } } });
    expect(gateway.calls("updateWebhook")[0]?.body).toEqual({ webhook_id: 5, is_active: false });
    const sent = await run("sendTestDelivery", "SendTestDeliveryInput", "edge { node { id } }", { id });
    expect(sent.data).toMatchObject({ sendTestDelivery: { edge: { node: { id: globalId("WebhookDelivery:5:8") } } } });
    const again = await run("repeatDelivery", "RepeatDeliveryInput", "edge { node { id } }", {
      id: globalId("WebhookDelivery:5:7"),
    });
    expect(again.data).toMatchObject({ repeatDelivery: { edge: { node: { id: globalId("WebhookDelivery:5:9") } } } });
    expect(gateway.calls("redeliverWebhook")[0]?.body).toEqual({ delivery_id: 7 });
    const gone = await run("deleteWebhook", "DeleteWebhookInput", "deletedId", { id });
    expect(gone.data).toMatchObject({ deleteWebhook: { deletedId: id } });
  });
});

test("resolves keys and webhooks by id only for members who manage the company", async () => {
  const ask = (id: string, as: "owner" | "user") =>
    gateway.execute("query ($id: ID!) { node(id: $id) { id } }", { id }, { as });
  for (const id of [globalId("ApiKey:3"), globalId("Webhook:5"), globalId("WebhookDelivery:5:7")]) {
    expect((await ask(id, "owner")).data).toEqual({ node: { id } });
    expect((await ask(id, "user")).errors?.[0]?.extensions).toMatchObject({ code: "FORBIDDEN" });
  }
  for (const id of [globalId("ApiKey:99"), globalId("Webhook:99"), globalId("WebhookDelivery:5:6")]) {
    expect((await ask(id, "owner")).data).toEqual({ node: null });
  }
});
