import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { type OperationNode, sql, TableNode } from "kysely";
import { collectEvents } from "@sightline/schema/rest/ingest";
import { allSiteParts } from "#host/__generated__/allSiteParts.ts";
import { batchOf, chrome, pageview } from "#host/ingest/testing/batches.ts";
import { siteConfig } from "#host/site/siteConfig.ts";
import type { SiteConfig } from "#host/site/sitePart.ts";
import { entityBackends } from "#host/testing/entityBackends.ts";
import { postgresMissing, startPostgres } from "#host/testing/realPostgres.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { openProjectDirectory } from "./projectDirectory.ts";
import { readProjects } from "./readProjects.ts";

const isNode = (value: object): value is OperationNode => "kind" in value;

/** Names of the tables in a query of Kysely. */
function tablesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if (isNode(value) && TableNode.is(value)) return [value.table.identifier.name];
  return Object.values(value).flatMap(tablesIn);
}

describe.each(entityBackends)("project directory ($name)", ({ name, openHost }) => {
  let host: TestHost;
  let dataDir: string;
  beforeAll(async () => {
    host = await openHost();
  });
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), "sightline-directory-"));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  });
  afterAll(() => host.close());

  /** The real store, with its queries counted. While `isDown`, it refuses them. */
  function observedStore() {
    const observed = { queries: 0, isDown: false };
    const entities = host.entities.withPlugin({
      transformQuery({ node }) {
        observed.queries++;
        if (observed.isDown) throw Object.assign(new Error("no connection"), { code: "ECONNREFUSED" });
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    return { observed, entities };
  }

  async function open({ isDown = false } = {}) {
    const { observed, entities } = observedStore();
    observed.isDown = isDown;
    const configOf = async (): Promise<SiteConfig> => {
      await entities.selectFrom("goal_profile").select("goal_key").execute();
      return { options: ["nospa"], rules: [] };
    };
    const { services, queue } = host;
    const directory = await openProjectDirectory({ ...services, entities, configOf, queue, dataDir });
    onTestFinished(directory.close);
    // all projects and rules are read once more when notifications begin to arrive
    if (!isDown) await expect.poll(() => observed.queries).toBe(4);
    return { directory, observed };
  }

  const set = (widget_id: number, values: Record<string, unknown>) =>
    host.entities.updateTable("widget").set(values).where("widget_id", "=", widget_id).execute();

  it("answers known keys without a query", async () => {
    const { directory, observed } = await open();
    const { shop } = host.acme;
    observed.isDown = true;
    expect(await directory.byKey(shop.key)).toMatchObject({
      widgetId: shop.widgetId,
      companyId: host.acme.companyId,
      status: 1,
      timezone: "UTC",
      blockRules: [],
    });
  });

  it("is notified of changed projects, block rules and tracker configurations", async () => {
    const { directory, observed } = await open();
    const { widgetId, key } = host.acme.blog;
    const project = await directory.byKey(key);
    await directory.siteOf(project ?? expect.unreachable());
    await set(widgetId, { allowed_websites: JSON.stringify(["*.acme.test"]) });
    await expect.poll(async () => (await directory.byKey(key))?.allowedWebsites).toEqual(["*.acme.test"]);
    const rule = { widget_id: widgetId, kind: "country", value: "DE", created_by: host.members.owner.userId } as const;
    await host.entities.insertInto("block_rule").values(rule).execute();
    await expect.poll(async () => (await directory.byKey(key))?.blockRules).toMatchObject([{ value: "DE" }]);
    await host.entities.deleteFrom("block_rule").where("widget_id", "=", widgetId).execute();
    await expect.poll(async () => (await directory.byKey(key))?.blockRules).toEqual([]);
    const before = observed.queries;
    await directory.siteOf(project ?? expect.unreachable());
    expect(observed.queries).toBe(before + 1);
    await directory.siteOf(project ?? expect.unreachable());
    expect(observed.queries).toBe(before + 1);
  });

  it("is notified of new keys and deleted projects", async () => {
    const { directory } = await open();
    const { widgetId, key } = host.other.site;
    await set(widgetId, { widget_key: "renewed-key" });
    await expect.poll(() => directory.byKey("renewed-key")).toMatchObject({ widgetId });
    expect(await directory.byKey(key)).toBeUndefined();
    await set(widgetId, { status: 9, widget_key: key });
    await expect.poll(() => directory.byKey("renewed-key")).toBeUndefined();
    await set(widgetId, { status: 1 });
  });

  it.skipIf(name === "PGlite")("learns what changed while its connection was broken", async () => {
    const { directory } = await open();
    const { widgetId, key } = host.acme.blog;
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen project_change'`.execute(
      host.entities,
    );
    await set(widgetId, { timezone: "Asia/Tokyo" });
    await expect.poll(() => directory.byKey(key)).toMatchObject({ timezone: "Asia/Tokyo" });
  });

  it("is notified of changes of every table that it and the trackers' configurations are read from", async () => {
    const tables = new Set<string>();
    const entities = host.entities.withPlugin({
      transformQuery({ node }) {
        for (const table of tablesIn(node)) tables.add(table);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const [project = expect.unreachable()] = await readProjects(entities, { key: host.acme.shop.key });
    await siteConfig(allSiteParts, entities, project);
    const { rows } = await sql<{ name: string }>`
      select tgrelid::regclass::text as name from pg_trigger where tgname = 'project_change'`.execute(host.entities);
    expect([...tables].toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  it("looks up few invented keys at the same time, and each of them once", async () => {
    const { directory, observed } = await open();
    const before = observed.queries;
    const keys = Array.from({ length: 300 }, (_, n) => `invented-${n}`);
    const found = await Promise.all(keys.map((key) => directory.byKey(key)));
    expect(found.every((project) => project === undefined)).toBe(true);
    for (let n = 0; n < 10; n++) await directory.byKey("invented-0");
    expect(observed.queries - before).toBe(4);
  });

  it("starts from its copy while the entity store is down", async () => {
    const { directory } = await open();
    const { shop } = host.acme;
    const site = await directory.siteOf((await directory.byKey(shop.key)) ?? expect.unreachable());
    await directory.close();
    const later = await open({ isDown: true });
    const project = await later.directory.byKey(shop.key);
    expect(project).toMatchObject({ widgetId: shop.widgetId });
    expect(await later.directory.siteOf(project ?? expect.unreachable())).toEqual(site);
    const unknown = later.directory.byKey("unknown");
    await expect(unknown).rejects.toMatchObject({ code: "UNAVAILABLE", status: 503, retryAfter: 5 });
  });
});

it.skipIf(postgresMissing())("accepts events while PostgreSQL is down, and unknown keys are sent again", async () => {
  const server = await startPostgres();
  const host = await openTestHost({ entitiesUrl: server.url, env: { LOG_LEVEL: "silent" } });
  const { shop, blog } = host.acme;
  const now = host.clock.now();
  const collect = (key: string) =>
    host.fetch(collectEvents.path.replace("{widget_key}", key), {
      method: "POST",
      headers: { "user-agent": chrome },
      body: JSON.stringify(batchOf([pageview("https://shop.example/", now)], { sent_at: now })),
    });
  expect((await collect(shop.key)).status).toBe(204);
  await server.stop();
  expect((await collect(shop.key)).status).toBe(204);
  expect((await collect(blog.key)).status).toBe(204);
  const unknown = await collect("unknown");
  expect([unknown.status, unknown.headers.get("retry-after")]).toEqual([503, "5"]);
  await host.close();
});
