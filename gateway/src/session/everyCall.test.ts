// Runs each of the app's own documents as a member with a current project, against a host that responds to everything:
// no resulting call may reach the host without the three headers.
import { readFileSync } from "node:fs";
import { buildSchema, parse } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { endpoints } from "#gateway/testing/contract.ts";
import { jwtOf, userOf } from "#gateway/testing/principals.ts";
import type { RecordedCall } from "#gateway/testing/recordingHost.ts";
import { sampleAnswer } from "#gateway/testing/sampleAnswer.ts";
import { sampleVariables } from "#gateway/testing/sampleVariables.ts";
import { shop } from "#gateway/testing/shop.ts";
import { testGateway, type TestGateway } from "#gateway/testing/testGateway.ts";

const read = (name: string) => readFileSync(new URL(`../../../schema/${name}`, import.meta.url), "utf8");
const operations = Object.values(JSON.parse(read("operations.json")) as Record<string, string>);
const schema = buildSchema(read("schema.graphql"));
const nameOf = (text: string) => /^\w+ (\w+)/.exec(text)?.[1] ?? text;

const samples = Object.fromEntries(
  endpoints.flatMap((endpoint) => {
    const answer = sampleAnswer(endpoint);
    return answer === undefined ? [] : [[endpoint.name, answer]];
  }),
);

let gateway: TestGateway;
const requestOptions = { as: "owner", headers: { widgetid: "12", tz: "-3.5" } } as const;
beforeAll(async () => {
  const user = { ...userOf("owner"), paid_plan: 3, company_id: 1 };
  const ping = { ok: true, status: 1, role: 0, paid_plan: 3 };
  gateway = await testGateway({ answers: { ...samples, getUser: user, getWidgets: [shop], ping } });
});
afterAll(() => gateway.close());

interface Run {
  calls: RecordedCall[];
  /** the type whose id it needs, if it received another type's */
  needs: string | undefined;
}

async function run(text: string, id?: string): Promise<Run> {
  // the standing is requested again, and the projects of a session that the previous document ended are known again
  gateway.clock.now += 60_000;
  await gateway.execute("query L { viewer { projects { totalCount } } }", {}, requestOptions);
  gateway.clock.now += 60_000;
  gateway.forget();
  const variables = sampleVariables(schema, parse(text), id);
  let answer: unknown;
  if (text.startsWith("subscription")) {
    const readings = gateway.subscribe(text, variables, requestOptions);
    answer = await readings.next();
    await readings.return?.(undefined);
  } else {
    answer = await gateway.execute(text, variables, requestOptions);
  }
  const needs = /Send the id of a (\w+)/.exec(JSON.stringify(answer))?.[1];
  return { calls: gateway.calls(), needs };
}

/**
 * Runs a document with a project's id. If that is refused, runs it with ids of the types that it needs, in all formats.
 */
async function callsOf(text: string): Promise<RecordedCall[]> {
  const { calls, needs } = await run(text);
  const all = [...calls];
  for (const id of needs === undefined ? [] : ["1", "12:1", "12:a1b2c3d4e5f60718"]) {
    all.push(...(await run(text, Buffer.from(`${needs}:${id}`).toString("base64url"))).calls);
  }
  return all;
}

/** Opening a share link makes calls as the link's holder. */
const asHolder = new Set(["getSharePermission", "countShareLinkOpen"]);
/** The session that a document starts has no current project yet. */
const startsSession = new Set(["useEnterMutation"]);

test("sends jwt, widgetid and tz with every call of the app's documents", async () => {
  const reached = new Set<string>();
  const silent: string[] = [];
  const incomplete: string[] = [];
  for (const text of operations) {
    const calls = await callsOf(text);
    if (calls.length === 0) silent.push(nameOf(text));
    for (const { name, headers } of calls) {
      reached.add(name);
      const { jwt, widgetid, tz } = headers;
      const isNew = startsSession.has(nameOf(text));
      const isOwn = jwt === jwtOf("owner") || ((asHolder.has(name) || isNew) && jwt !== undefined);
      const isCurrent = widgetid === "12" || (isNew && widgetid === undefined);
      if (!isOwn || !isCurrent || tz !== "-3.5") incomplete.push(`${nameOf(text)} > ${name}`);
    }
  }
  expect(incomplete).toEqual([]);
  // documents that no sample can be valid for: a referral code, a token from a mail, ids of notifications, a session
  // that is in the demo
  expect(silent.toSorted()).toEqual([
    "UnsubscribeFormMutation",
    "useLeaveDemoMutation",
    "useReadNotificationsMutation",
    "useReferralVisitMutation",
  ]);
  expect(reached.size).toBeGreaterThan(140);
});
