// The paths between the steps and what those who dropped have in common, in random sessions, as a plain program counts
// them session by session.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getFunnelFactors, getFunnelFlow } from "@sightline/schema/rest/funnels/drops";
import { naiveFunnel } from "#host/analytics/funnels/testing/naiveFunnel.ts";
import { randomFrom } from "#host/analytics/funnels/testing/randomFrom.ts";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const SESSIONS = 400;
const FUNNELS = 12;
const START = Date.parse("2026-03-10T10:00:00Z");
const DAY = { startDate: "2026-03-10", endDate: "2026-03-10" };
const pages = ["/a", "/b", "/c", "/d"];
const devices = ["desktop", "mobile", "tablet"];

const pick = randomFrom(20_260_310);
const one = (list: readonly string[]) => list[pick(list.length)] ?? "";

interface Session {
  device: string;
  events: { at: number; path: string }[];
}
const sessions: Session[] = Array.from({ length: SESSIONS }, () => ({
  device: one(devices),
  events: Array.from({ length: 1 + pick(8) }, (_, n) => ({ at: START + n * 10_000, path: one(pages) })),
}));

/** When a session reached each step of the paths. */
function reachedBy({ events }: Session, paths: readonly string[], window: number): number[] {
  const steps = paths.map((value) => ({
    ...{ kind: "page" as const, match: "exact" as const, value, page: "", name: "", optional: false },
  }));
  const rules = { steps, exclusions: [], order: "ordered" as const, window, from: START, to: START + 86_400_000 };
  const seen = events.map(({ at, path }) => ({
    ...{ at, exclusions: [], isOther: true, steps: paths.map((value) => value === path) },
  }));
  return (naiveFunnel(rules, seen) ?? []).map(({ at }) => at);
}

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

/** The links of the paths, as `from > to`. */
function naivePaths(paths: readonly string[], window: number): Map<string, number> {
  const links = new Map<string, number>();
  for (const session of sessions) {
    const reached = reachedBy(session, paths, window);
    for (const [index, at] of reached.slice(0, paths.length - 1).entries()) {
      const next = reached[index + 1];
      const stop = session.events.find(
        (event) => event.at > at && event.path !== paths[index] && (next === undefined || event.at < next),
      );
      const [from, to] = [`step ${index + 1}`, next === undefined ? `exit ${index + 1}` : `step ${index + 2}`];
      if (!stop) add(links, `${from} > ${to}`);
      else {
        add(links, `${from} > page ${index + 1} ${stop.path}`);
        if (next !== undefined) add(links, `page ${index + 1} ${stop.path} > ${to}`);
      }
    }
  }
  return links;
}

describe("random sessions", () => {
  let host: TestHost;
  let widget_id: number;
  beforeAll(async () => {
    host = await openTestHost();
    widget_id = host.acme.shop.widgetId;
    const rows = sessions.flatMap(({ device, events }, session) =>
      events.map(({ at, path }) =>
        eventRow({
          ...{ widgetId: widget_id, session, visitor: session, path, url: `https://shop.example${path}`, device },
          ...{ session_start: new Date(START).toISOString(), entry_path: events[0]?.path ?? "" },
          ...{ channel: "Direct", country: "DE", at: new Date(at).toISOString() },
        }),
      ),
    );
    await host.events.insert("event", rows);
  });
  afterAll(() => host.close());

  const random = () => ({ paths: [one(pages), one(pages), one(pages)], window: 60 });
  const bodyOf = ({ paths, window }: ReturnType<typeof random>) => ({
    ...{ widget_id, ...DAY },
    definition: { steps: paths.map((value) => ({ kind: "page" as const, value })), mode: "session" as const, window },
  });

  it("have the paths that a plain program finds", async () => {
    for (let n = 0; n < FUNNELS; n++) {
      const funnel = random();
      const body = { ...bodyOf(funnel), most: 20 };
      const { nodes, links } = (await host.request(getFunnelFlow, { as: "viewer", body })).answer;
      const named = nodes.map(({ kind, step, name }) => [kind, step, name].join(" ").trim());
      const found = links.map(({ from, to, units }) => [`${named[from]} > ${named[to]}`, units] as const);
      expect({ funnel, links: new Map(found) }).toEqual({ funnel, links: naivePaths(funnel.paths, 60_000) });
    }
  });

  it("have the rarer stops after a step as one", async () => {
    const funnel = { paths: ["/a", "/a"], window: 60 };
    const flow = async (most: number) =>
      (await host.request(getFunnelFlow, { as: "viewer", body: { ...bodyOf(funnel), most } })).answer.nodes;
    const every = (await flow(20)).filter(({ kind, step }) => kind === "page" && step === 1);
    const some = (await flow(2)).filter(({ kind, step }) => ["page", "other"].includes(kind) && step === 1);
    expect(every).toHaveLength(3);
    const rest = every.slice(2).reduce((sum, { units }) => sum + units, 0);
    expect(some).toEqual([...every.slice(0, 2), { kind: "other", step: 1, name: "", units: rest }]);
    expect(every.map(({ units }) => units)).toEqual(every.map(({ units }) => units).toSorted((a, b) => b - a));
  });

  it("have the properties in common that a plain program counts, with their odds", async () => {
    let compared = 0;
    for (let n = 0; n < FUNNELS; n++) {
      const funnel = random();
      const { steps } = (await host.request(getFunnelFactors, { as: "viewer", body: bodyOf(funnel) })).answer;
      const attempts = sessions.map((session) => ({ session, reached: reachedBy(session, funnel.paths, 60_000) }));
      for (const { step, factors } of steps) {
        for (const { property, value, entered, dropped, other_rate, odds_ratio } of factors) {
          const all = attempts.filter(({ reached }) => reached.length >= step);
          const has = ({ session: { device, events } }: (typeof all)[number]) =>
            value === (property === "device" ? device : property === "landing_page" ? events[0]?.path : undefined);
          const own = all.filter(has);
          const others = all.filter((attempt) => !has(attempt));
          const lost = (list: typeof all) => list.filter(({ reached }) => reached.length === step).length;
          expect([property, value, entered, dropped]).toEqual([property, value, own.length, lost(own)]);
          expect(other_rate).toBeCloseTo(lost(others) / others.length, 12);
          const odds = (list: typeof all) => lost(list) / (list.length - lost(list));
          expect(odds_ratio).toBeCloseTo(odds(own) / odds(others), 8);
          compared++;
        }
      }
    }
    expect(compared).toBeGreaterThan(FUNNELS);
  });
});
