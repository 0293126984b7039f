import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FunnelDefinition, type FunnelOrder } from "@sightline/schema/rest/funnels/definition";
import { list, number, text } from "#host/stores/resultColumns.ts";
import { eventRow, visitorId } from "#host/testing/eventRow.ts";
import { openEvents } from "#host/testing/openEvents.ts";
import { attemptsSql } from "./attemptsSql.ts";
import { exclusionBit, OTHER_BIT, stepBit } from "./stepTables.ts";
import { naiveFunnel, type NaiveRules } from "./testing/naiveFunnel.ts";
import { randomFrom } from "./testing/randomFrom.ts";

const START = Date.parse("2026-03-01T00:00:00.000Z");
const NAMES = ["a", "b", "c", "d", "e"];
const UNITS = 400;
const RULES = 25;

const pick = randomFrom(20_260_301);

/** Few names and few seconds, so that steps repeat, overlap and have the same time. */
const units = Array.from({ length: UNITS }, (_, unit) =>
  Array.from({ length: 1 + pick(14) }, () => ({
    unit,
    at: START + pick(30) * 1000 + pick(2),
    name: NAMES[pick(NAMES.length)] ?? "",
  })),
);

const someNames = () => {
  const own = NAMES.filter(() => pick(4) === 0);
  return own.length > 0 ? own : [NAMES[pick(NAMES.length)] ?? ""];
};

interface Tried extends NaiveRules {
  stepNames: string[][];
  exclusionNames: string[][];
}

function randomRules(order: FunnelOrder): Tried {
  const stepNames = Array.from({ length: 2 + pick(4) }, someNames);
  const exclusionNames = Array.from({ length: Math.max(0, pick(5) - 2) }, someNames);
  const last = stepNames.length;
  const { steps, exclusions } = FunnelDefinition.parse({
    steps: stepNames.map((_names, index) => ({
      kind: "event",
      optional: index > 0 && index < last - 1 && pick(3) === 0,
    })),
    exclusions: exclusionNames.map(() => {
      const from = 1 + pick(last - 1);
      return pick(2) === 0 ? { kind: "event" } : { kind: "event", from, to: from + 1 + pick(last - from) };
    }),
  });
  const from = START + pick(3) * 4000;
  const to = from + (1 + pick(3)) * 12_000;
  return {
    steps,
    exclusions,
    order,
    window: [0, 3000, 8000, 40_000][pick(4)] ?? 0,
    from,
    to,
    stepNames,
    exclusionNames,
  };
}

const matching = (names: readonly string[]) => `(name IN (${names.map((name) => `'${name}'`).join(", ")}))`;

function bitsOf({ stepNames, exclusionNames, order }: Tried): string {
  return [
    ...stepNames.map((names, index) => `${stepBit(index + 1)} * ${matching(names)}`),
    ...exclusionNames.map((names, index) => `${exclusionBit(index)} * ${matching(names)}`),
    ...(order === "strict" ? [`${OTHER_BIT}`] : []),
  ].join(" + ");
}

describe("the furthest attempt of each unit", () => {
  let store: Awaited<ReturnType<typeof openEvents>>;
  beforeAll(async () => {
    store = await openEvents();
    const rows = units
      .flat()
      .map(({ unit, at, name }) =>
        eventRow({ widgetId: 1, at: new Date(at).toISOString(), session: unit, type: "event", name }),
      );
    await store.events.insert("event", rows);
  });
  afterAll(() => store.close());

  const computed = async (rules: Tried) => {
    const sql = attemptsSql({
      rules,
      unit: "visitor_id",
      from: "event WHERE widget_id = 1",
      bits: bitsOf(rules),
      property: "name",
    });
    const rows = await store.events.query(
      { unit: text, started: number, at: list(number), step: list(number), required: list(number), name: text },
      `SELECT toString(unit) AS unit, started, arrayMap(each -> bitShiftRight(each, 16), steps) AS at,
        arrayMap(each -> bitAnd(each, 65535), steps) AS step, reached AS required, property AS name FROM (${sql})`,
      { starts_from: rules.from, starts_to: rules.to, window: rules.window },
    );
    return new Map(rows.map((row) => [row.unit, row]));
  };

  const expected = (rules: Tried, unit: number) =>
    naiveFunnel(
      rules,
      (units[unit] ?? []).map(({ at, name }) => ({
        at,
        steps: rules.stepNames.map((names) => names.includes(name)),
        exclusions: rules.exclusionNames.map((names) => names.includes(name)),
        isOther: rules.order === "strict",
      })),
    );

  it.each(["ordered", "strict", "any"] as const)(
    "is the one that a plain program finds, for thousands of random events and rules in the order %s",
    async (order) => {
      let longest = 0;
      for (let n = 0; n < RULES; n++) {
        const rules = randomRules(order);
        const found = await computed(rules);
        for (let unit = 0; unit < UNITS; unit++) {
          const row = found.get(visitorId(unit));
          const reached = expected(rules, unit);
          const steps = row?.step.map((step, index) => ({ step, at: row.at[index] ?? 0 }));
          if (JSON.stringify(steps) !== JSON.stringify(reached)) {
            expect({ rules, events: units[unit], steps }).toEqual({ rules, events: units[unit], steps: reached });
          }
          if (!row || !reached) continue;
          const required = reached.filter(({ step }) => !rules.steps[step - 1]?.optional).map(({ at }) => at);
          expect(row.required).toEqual(required);
          expect(row.started).toBe(required[0]);
          const starts = (units[unit] ?? []).filter(({ at }) => at === row.started).map(({ name }) => name);
          expect(starts).toContain(row.name);
          longest = Math.max(longest, reached.length);
        }
      }
      expect(longest).toBeGreaterThan(3);
    },
    60_000,
  );
});
