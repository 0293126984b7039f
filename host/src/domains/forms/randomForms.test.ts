// The numbers of hundreds of small random forms, compared with a program that goes through their events one by one.
import { afterAll, beforeAll, expect, it } from "vitest";
import { createForm, listForms, type FormRow } from "@sightline/schema/rest/forms/forms";
import { getFormResult } from "@sightline/schema/rest/forms/results";
import { eventRow } from "#host/testing/eventRow.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { events, FIELDS, others, type Happened } from "./testing/randomFormEvents.ts";

const DAYS = { startDate: "2026-03-16", endDate: "2026-03-17" };
const START = Date.parse("2026-03-16T08:00:00Z");

/** What one session did in one form. */
function unitOf(own: readonly Happened[], wins: readonly number[] | undefined) {
  const inOrder = own.toSorted((a, b) => a.at - b.at);
  const reaches = inOrder.filter((one) => one.type === "form_start" || one.isReached);
  const tries = inOrder.filter(({ type }) => type === "form_submit");
  const [began] = [reaches[0], tries[0]].flatMap((one) => one?.at ?? []).toSorted((a, b) => a - b);
  const reports = inOrder.filter(({ type }) => type === "form_field");
  const passed = tries.find((attempt, n) => {
    const next = tries[n + 1];
    const isRefused = reports.some(
      (one) => one.errors > 0 && one.attempt > 0 && one.attempt === attempt.attempt && one.view === attempt.view,
    );
    const isShownAgain = reports.some(
      (one) =>
        one.errors > 0 && one.attempt === 0 && !one.isReached && one.at > attempt.at && one.at <= attempt.at + 30_000,
    );
    return attempt.errors === 0 && !isRefused && !isShownAgain && !(next && next.at - attempt.at <= 3000);
  });
  const won = wins ? wins.filter((at) => began !== undefined && at >= began).toSorted((a, b) => a - b)[0] : passed?.at;
  const last = inOrder.findLast((one) => one.type === "form_start" || one.isLast);
  return { began, won, hasTried: tries.length > 0 || won !== undefined, last: last?.field ?? "", reports, inOrder };
}

const unitsOf = (form: number, winsOf?: (session: number) => number[]) => {
  const own = events.filter((one) => one.form === form);
  const sessions = [...new Set(own.map(({ session }) => session))];
  return sessions.map((session) =>
    unitOf(
      own.filter((one) => one.session === session),
      winsOf?.(session),
    ),
  );
};

function quantile(values: readonly number[], share: number): number | null {
  if (values.length === 0) return null;
  const sorted = values.toSorted((a, b) => a - b);
  const place = share * (sorted.length - 1);
  const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return Math.round(low + (high - low) * (place - Math.floor(place)));
}

function expectedCounts(units: ReturnType<typeof unitsOf>) {
  const wins = units.filter(({ won }) => won !== undefined);
  return {
    views: units.length,
    starters: units.filter(({ began }) => began !== undefined).length,
    attempts: units.filter(({ hasTried }) => hasTried).length,
    completions: wins.length,
    median_ms: quantile(
      wins.map(({ won = 0, began = 0 }) => won - began),
      0.5,
    ),
  };
}

function expectedField(units: ReturnType<typeof unitsOf>, field: string) {
  const begun = units
    .filter(({ began }) => began !== undefined)
    .map((unit) => ({ unit, own: unit.inOrder.filter((one) => one.field === field) }))
    .filter(({ own }) => own.length > 0);
  const sum = (own: readonly Happened[], of: "focuses" | "focused" | "refills" | "errors") =>
    own.reduce((total, one) => total + one[of], 0);
  const touched = begun.filter(({ own }) => own.some((one) => one.type === "form_start" || one.isReached));
  const hesitations = begun.flatMap(({ own }) => {
    const known = own.map(({ hesitation }) => hesitation).filter((ms) => ms > 0);
    return known.length > 0 ? [Math.min(...known)] : [];
  });
  const returns = begun.map(({ own }) => Math.max(0, sum(own, "focuses") - 1));
  return {
    ...{ field, reached: touched.length, hesitation_ms: quantile(hesitations, 0.5) },
    median_ms: quantile(
      touched.map(({ own }) => sum(own, "focused")),
      0.5,
    ),
    refilled: begun.filter(({ own }) => sum(own, "refills") > 0).length,
    refills: begun.reduce((total, { own }) => total + sum(own, "refills"), 0),
    ...{ returned: returns.filter((n) => n > 0).length, returns: returns.reduce((total, n) => total + n, 0) },
    blank: begun.filter(
      ({ unit, own }) => unit.hasTried && own.findLast(({ attempt }) => attempt > 0)?.isFilled === false,
    ).length,
    failed: begun.filter(({ own }) => sum(own, "errors") > 0).length,
    errors: begun.reduce((total, { own }) => total + sum(own, "errors"), 0),
    abandons: begun.filter(({ unit }) => unit.won === undefined && unit.last === field).length,
  };
}

let host: TestHost;
let widget_id: number;
const ruleOf = (form: number) => ({ page: { match: "exact" as const, value: `/f/${form}` }, selector: `#form${form}` });

beforeAll(async () => {
  host = await openTestHost();
  widget_id = host.acme.shop.widgetId;
  const rowAt = (session: number, at: number) => ({
    widgetId: widget_id,
    session,
    at: new Date(START + at).toISOString(),
  });
  const view = (n: number) => `50000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
  await host.events.insert("event", [
    ...events.map((one) =>
      eventRow({
        ...{ ...rowAt(one.session, one.at), type: one.type, page_view_id: view(one.view) },
        ...{ path: `/f/${one.form}`, url: `https://shop.example/f/${one.form}`, selector: `#form${one.form}` },
        ...{ field: one.field, field_type: one.field && "text", form_attempt: one.attempt, field_errors: one.errors },
        ...{ is_reached: Number(one.isReached), is_filled: Number(one.isFilled), is_last: Number(one.isLast) },
        ...{ focuses: one.focuses, focused_ms: one.focused, hesitation_ms: one.hesitation, refills: one.refills },
      }),
    ),
    ...others.map(({ session, at, isPage }) =>
      eventRow({
        ...rowAt(session, at),
        ...(isPage
          ? { type: "pageview", path: "/thanks", url: "https://shop.example/thanks" }
          : { type: "event", name: "purchase" }),
      }),
    ),
  ]);
});
afterAll(() => host.close());

async function listed(): Promise<FormRow[]> {
  const rows: FormRow[] = [];
  for (let total = 1; rows.length < total;) {
    const body = { widget_id, ...DAYS, limit: 200, offset: rows.length };
    const { answer } = await host.request(listForms, { as: "viewer", body });
    total = answer.total;
    rows.push(...answer.rows);
  }
  return rows;
}

const countsOf = ({ views, starters, attempts, completions, median_ms }: FormRow) => ({
  ...{ views, starters, attempts, completions, median_ms },
});

it("counts the same sessions of each automatic form", async () => {
  const found = new Map((await listed()).map((row) => [row.rule.selector, countsOf(row)]));
  const expected = new Map(events.map(({ form }) => [`#form${form}`, expectedCounts(unitsOf(form))]));
  expect(found).toEqual(expected);
  const completed = [...expected.values()].filter(({ completions, views }) => completions > 0 && completions < views);
  expect(completed.length).toBeGreaterThan(100);
});

it("counts the same of each field", async () => {
  for (let form = 0; form < 25; form++) {
    const { answer } = await host.request(getFormResult, {
      as: "viewer",
      body: { widget_id, ...DAYS, rule: ruleOf(form) },
    });
    const units = unitsOf(form);
    const { totals, fields, abandons_elsewhere } = answer;
    expect(totals).toMatchObject(expectedCounts(units));
    const expected = FIELDS.map((field) => expectedField(units, field));
    for (const field of fields) expect(field).toMatchObject(expected.find((one) => one.field === field.field) ?? {});
    const abandons = fields.reduce((sum, field) => sum + field.abandons, 0);
    expect(abandons + abandons_elsewhere).toBe(totals.starters - totals.completions);
  }
});

it("counts the same successes of saved forms by an event and by a page", async () => {
  for (let form = 0; form < 60; form++) {
    const success =
      form % 2 === 0
        ? { kind: "event" as const, name: "purchase" }
        : { kind: "page" as const, page: { match: "exact" as const, value: "/thanks" } };
    await host.request(createForm, {
      as: "user",
      body: { widget_id, name: String(form), rule: ruleOf(form), success },
    });
  }
  const saved = (await listed()).filter(({ form_profile_id }) => form_profile_id !== null);
  expect(saved).toHaveLength(60);
  for (const row of saved) {
    const form = Number(row.name);
    const winsOf = (session: number) =>
      others.filter((one) => one.session === session && one.isPage === (form % 2 === 1)).map(({ at }) => at);
    expect(countsOf(row)).toEqual(expectedCounts(unitsOf(form, winsOf)));
  }
});
