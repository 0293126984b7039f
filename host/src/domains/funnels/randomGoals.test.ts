// Goals on a step of random funnels over random visitors, counted as a plain program finds their conversions: it follows
// the attempt of each start, event by event.
import { afterAll, beforeAll, expect, test } from "vitest";
import { FunnelDefinition } from "@sightline/schema/rest/funnels/definition";
import { createFunnel, deleteFunnel } from "@sightline/schema/rest/funnels/funnels";
import { getGoalResult, getGoalVisits } from "@sightline/schema/rest/goals/goalResults";
import { createGoal, updateGoal } from "@sightline/schema/rest/goals/goals";
import { naiveAttempts, type NaiveEvent } from "#host/analytics/funnels/testing/naiveFunnel.ts";
import { randomFrom } from "#host/analytics/funnels/testing/randomFrom.ts";
import { eventRow, sessionId } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";

const ROUNDS = 40;
const VISITORS = 60;
const DAY = 86_400_000;
const FIRST = Date.parse("2026-03-02T10:00:00Z");
const DAYS = 8;

const pick = randomFrom(20_261_123);
const one = <Value>(list: readonly [Value, ...Value[]]): Value => list[pick(list.length)] ?? list[0];

interface Happening {
  at: number;
  session: number;
  visitor: number;
  /** a path or the name of an event */
  what: string;
}

let sessions = 0;
/** Each session is within a day and begins with a page view. Some events have the same time. */
const happenings: Happening[] = Array.from({ length: VISITORS }, (_, visitor) => {
  const days = Array.from({ length: DAYS }, (_day, day) => day).filter(() => pick(3) === 0);
  return days.flatMap((day) => {
    const session = ++sessions;
    let at = FIRST + day * DAY;
    return Array.from({ length: 1 + pick(9) }, (_event, place) => {
      at += pick(5) * 10_000;
      return {
        at,
        session,
        visitor: visitor + 1,
        what: one(place === 0 ? ["/a", "/b"] : ["/a", "/b", "/c", "/d", "x"]),
      };
    });
  });
}).flat();

const rule = (optional = false) => {
  const what = one(["/a", "/b", "/c", "/d", "x", ""]);
  return what === "x"
    ? { kind: "event" as const, value: what, optional }
    : { kind: "page" as const, value: what, optional };
};

function randomFunnel() {
  const exclusion = rule();
  return FunnelDefinition.parse({
    steps: [rule(), rule(pick(3) === 0), rule(), rule()],
    exclusions: pick(3) === 0 ? [{ ...exclusion, ...(pick(2) === 0 && { from: 1, to: 3 }) }] : [],
    window: one([60, 120, 86_400, 3 * 86_400, 5 * 86_400 + 60]),
    order: one(["ordered", "strict", "any"]),
    mode: one(["session", "visitor"]),
  });
}

/** The sessions of the range that reached the step, each with its first conversion there. */
function naiveGoal(funnel: FunnelDefinition, step: number, from: number, to: number): Map<string, number> {
  const unitOf = ({ session, visitor }: Happening) => (funnel.mode === "session" ? session : visitor);
  const matches = ({ kind, value }: { kind: string; value: string }, what: string) =>
    kind === "event" ? what === value : what !== "x" && (value === "" || what === value);
  const place = funnel.steps.slice(0, step).filter(({ optional }) => !optional).length;
  const found = new Map<string, number>();
  for (const units of Map.groupBy(happenings, unitOf).values()) {
    const events: NaiveEvent[] = units.map(({ at, what }) => ({
      ...{ at, isOther: true, steps: funnel.steps.map((each) => matches(each, what)) },
      exclusions: funnel.exclusions.map((each) => matches(each, what)),
    }));
    const rules = { ...funnel, window: funnel.window * 1000, from: 0, to };
    const times = naiveAttempts(rules, events).flatMap((reached) => {
      const required = reached.filter((each) => !funnel.steps[each.step - 1]?.optional);
      if (funnel.order === "any" && !funnel.steps[step - 1]?.optional) return required[place - 1]?.at ?? [];
      return reached.find((each) => each.step === step)?.at ?? [];
    });
    for (const at of times.filter((time) => time >= from && time < to)) {
      const { session = 0 } = units.find((each) => each.at === at) ?? {};
      const id = sessionId(session);
      found.set(id, Math.min(at, found.get(id) ?? Infinity));
    }
  }
  return found;
}

let host: TestHost;
let widget_id: number;
beforeAll(async () => {
  host = await openTestHost();
  widget_id = host.acme.shop.widgetId;
  const rows = happenings.map(({ at, session, visitor, what }) => {
    const start = happenings.find((each) => each.session === session)?.at ?? at;
    const path = what === "x" ? "/form" : what;
    return eventRow({
      ...{
        widgetId: widget_id,
        session,
        visitor,
        at: new Date(at).toISOString(),
        path,
        url: `https://shop.example${path}`,
      },
      ...{ session_start: new Date(start).toISOString(), ...(what === "x" && { type: "event", name: "x" }) },
    });
  });
  await host.events.insert("event", rows);
});
afterAll(() => host.close());

const day = (number: number) => new Date(FIRST + number * DAY).toISOString().slice(0, 10);

test("have the conversions that a plain program finds, in any range", { timeout: 120_000 }, async () => {
  const save = async (funnel: FunnelDefinition) => {
    const body = { widget_id, id_name: "Random", ...funnel };
    return (await host.request(createFunnel, { as: "user", body })).answer.id;
  };
  let id = await save(randomFunnel());
  const goal = { widget_id, goal_name: "Step", goal_type: "funnelStep", goal_value: `${id}:1` };
  const { goal_profile_id } = (await host.request(createGoal, { as: "user", body: goal })).answer;
  let conversions = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const funnel = randomFunnel();
    const former = id;
    id = await save(funnel);
    const step = 1 + pick(4);
    const change = { goal_profile_id, goal_value: `${id}:${step}` };
    await host.request(updateGoal, { as: "user", body: change });
    expect((await host.request(deleteFunnel, { as: "user", body: { id: former } })).status).toBe(200);
    const [first, last] = [pick(DAYS), pick(DAYS)].toSorted((a, b) => a - b) as [number, number];
    const range = { startDate: day(first), endDate: day(last) };
    const asked = { widget_id, goal_profile_id, ...range };
    const { rows } = (await host.request(getGoalVisits, { as: "viewer", body: { ...asked, limit: 1000 } })).answer;
    const [from, to] = [`${range.startDate}T00:00:00Z`, `${day(last + 1)}T00:00:00Z`].map(Date.parse) as [
      number,
      number,
    ];
    const expected = naiveGoal(funnel, step, from, to);
    const found = new Map(rows.map(({ session_id, at }) => [session_id, Date.parse(at)]));
    expect({ round, step, range, funnel, found }).toEqual({ round, step, range, funnel, found: expected });
    const { totals } = (await host.request(getGoalResult, { as: "viewer", body: asked })).answer;
    const visitors = new Set(rows.map(({ visitor_id }) => visitor_id));
    expect([totals.conversions, totals.converted_visitors]).toEqual([expected.size, visitors.size]);
    conversions += expected.size;
  }
  expect(conversions).toBeGreaterThan(ROUNDS);
});
