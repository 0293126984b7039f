import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getBehaviorFlow, getFlowAround, previewGrouping } from "@sightline/schema/rest/flow/flow";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { visits } from "#host/domains/traffic/testing/visits.ts";

describe("visitor path report", () => {
  let host: TestHost;
  const range = { startDate: "2026-03-16", endDate: "2026-03-18" };
  const ask = (body: object = {}, as: "viewer" | "stranger" = "viewer") =>
    host.request(getBehaviorFlow, { as, body: { widget_id: host.acme.shop.widgetId, ...range, steps: 3, ...body } });
  /** "column name sessions/dropped/converted" and "from > to sessions" */
  const flow = async (body: object = {}) => {
    const { sessions, nodes, links } = (await ask(body)).answer;
    const name = (n: number) => nodes[n]?.name || "(other)";
    return {
      sessions,
      nodes: nodes.map((one, n) => `${one.column} ${name(n)} ${one.sessions}/${one.dropped}/${one.converted}`),
      links: links.map((link) => `${link.column}: ${name(link.from)} > ${name(link.to)} ${link.sessions}`),
    };
  };

  beforeAll(async () => {
    host = await openTestHost();
    const { widgetId } = host.acme.shop;
    const view = (session: number, second: number, path: string) =>
      eventRow({
        widgetId,
        session,
        visitor: session,
        at: `2026-03-17T12:00:${String(second).padStart(2, "0")}Z`,
        path,
      });
    await host.events.insert("event", [
      // sessions 1, 2, 3 and 4: "/" to "/product/a" (and bought), "/", "/product/a", "/" to "/product/a"
      ...visits(widgetId),
      // the same page twice in a row is one stop
      view(20, 0, "/"),
      view(20, 1, "/"),
      view(20, 2, "/product/b"),
      view(20, 3, "/cart"),
      view(20, 4, "/done"),
    ]);
  });
  afterAll(() => host.close());

  it("counts sessions by column, with drop-offs and later purchases", async () => {
    expect(await flow({ goal: "purchase" })).toEqual({
      sessions: 5,
      nodes: ["0 / 4/1/1", "0 /product/a 1/1/0", "1 /product/a 2/2/1", "1 /product/b 1/0/0", "2 /cart 1/0/0"],
      links: ["0: / > /product/a 2", "0: / > /product/b 1", "1: /product/b > /cart 1"],
    });
  });

  it("groups pages by the first matching rule", async () => {
    const grouped = await flow({ grouping: ["/product/*", "/pro*"] });
    expect(grouped.nodes).toEqual(["0 / 4/1/0", "0 /product/* 1/1/0", "1 /product/* 3/2/0", "2 /cart 1/0/0"]);
    // a dot in a rule is literal
    expect((await flow({ grouping: ["/product.*"] })).nodes).toContain("1 /product/a 2/2/0");
    const body = { widget_id: host.acme.shop.widgetId, ...range, pattern: "/product/*" };
    expect((await host.request(previewGrouping, { as: "viewer", body })).answer).toEqual({
      total: 2,
      rows: [
        { path: "/product/a", pageviews: 3 },
        { path: "/product/b", pageviews: 1 },
      ],
    });
  });

  it("is limited to sessions with or without a conversion", async () => {
    const bought = await flow({ goal: "purchase", converted: true });
    expect(bought.nodes).toEqual(["0 / 1/0/1", "1 /product/a 1/1/1"]);
    expect((await flow({ goal: "purchase", converted: false })).sessions).toBe(4);
  });

  it("is shown around one page: previous and next pages, entries, exits and returns", async () => {
    const { widgetId } = host.acme.blog;
    const paths = (session: number, ...names: string[]) =>
      names.map((path, n) =>
        eventRow({ widgetId, session, path, at: new Date(Date.UTC(2026, 1, 17, 9, n)).toISOString() }),
      );
    await host.events.insert("event", [
      ...paths(30, "/a", "/hub", "/b", "/hub", "/hub", "/c"),
      ...paths(31, "/hub", "/b"),
      ...paths(32, "/a", "/hub"),
      ...paths(33, "/a", "/b"),
    ]);
    const february = { startDate: "2026-02-16", endDate: "2026-02-18" };
    const around = (name: string, more: object = {}, as: "viewer" | "stranger" = "viewer") =>
      host.request(getFlowAround, {
        as,
        body: { widget_id: widgetId, ...february, stop: { kind: "page", name }, ...more },
      });
    const page = (name: string, times: number) => ({ kind: "page", name, times });
    expect((await around("/hub")).answer).toMatchObject({
      ...{ times: 4, sessions: 3, entries: 1, exits: 1, loops: 1 },
      before: [page("/a", 2), page("/b", 1)],
      after: [page("/b", 2), page("/c", 1)],
    });
    expect((await around("/nowhere")).answer).toMatchObject({ times: 0, sessions: 0, before: [], after: [] });
    // exclusions and page groups
    expect((await around("/hub", { exclude: [{ kind: "page", name: "/a" }] })).answer).toMatchObject({ entries: 3 });
    expect((await around("/h*", { grouping: ["/h*"] })).answer.times).toBe(4);
    const { answer } = await around("/b", { most: 3 });
    expect(answer.entries + answer.before.reduce((sum, { times }) => sum + times, 0)).toBe(answer.times);
    expect((await around("/hub", {}, "stranger")).failure.code).toBe("NOT_FOUND");
  });

  it("starts at a step, ends at a step, passes through a step, or excludes a step", async () => {
    const page = (name: string) => ({ kind: "page", name });
    expect(await flow({ start: page("/product/a") })).toEqual({
      sessions: 3,
      nodes: ["0 /product/a 3/3/0"],
      links: [],
    });
    expect(await flow({ end: page("/cart") })).toEqual({
      sessions: 1,
      nodes: ["0 / 1/0/0", "1 /product/b 1/0/0", "2 /cart 1/0/0"],
      links: ["0: / > /product/b 1", "1: /product/b > /cart 1"],
    });
    // paths shorter than the columns are aligned to the end
    expect((await flow({ end: page("/product/a") })).nodes).toEqual(["1 / 2/0/0", "2 /product/a 3/0/0"]);
    expect((await flow({ through: [page("/cart")] })).sessions).toBe(1);
    expect((await flow({ exclude: [page("/")] })).nodes).toEqual([
      "0 /product/a 3/3/0",
      "0 /product/b 1/0/0",
      "1 /cart 1/0/0",
      "2 /done 1/1/0",
    ]);
  });

  it("includes events as steps when requested or named", async () => {
    const bought = { kind: "event", name: "purchase" };
    expect((await flow({ events: true })).nodes).toContain("2 purchase 1/1/0");
    expect((await flow({ end: bought })).nodes).toEqual(["0 / 1/0/0", "1 /product/a 1/0/0", "2 purchase 1/0/0"]);
  });

  it("groups rare pages into one node", async () => {
    const { widgetId } = host.acme.blog;
    const many = Array.from({ length: 6 }, (_, n) =>
      eventRow({ widgetId, session: 50 + n, at: "2026-03-17T12:00:00Z", path: n < 3 ? "/a" : `/rare/${n}` }),
    );
    await host.events.insert("event", many);
    const { nodes } = (await ask({ widget_id: widgetId, most: 3 })).answer;
    expect(nodes.map(({ kind, name, sessions }) => [kind, name, sessions])).toEqual([
      ["page", "/a", 3],
      ["page", "/rare/3", 1],
      ["page", "/rare/4", 1],
      ["other", "", 1],
    ]);
  });

  it("names the invalid argument", async () => {
    const page = { kind: "page", name: "/" };
    expect((await ask({ start: page, end: page })).failure).toMatchObject({ code: "INVALID", field: "end" });
    expect((await ask({ steps: 11 })).failure.field).toBe("steps");
    expect((await ask({}, "stranger")).failure.code).toBe("NOT_FOUND");
    expect((await ask({ startDate: "2026-01-01", endDate: "2026-01-02" })).answer).toMatchObject({
      sessions: 0,
      nodes: [],
    });
  });
});
