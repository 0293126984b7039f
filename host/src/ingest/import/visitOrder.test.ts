// Out-of-order lines in arbitrarily cut batches produce the same visits as a program that reads them sorted and all at
// once.
import { importLog } from "@sightline/schema/rest/projects/importing";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { inOrder } from "#host/importer/inOrder.ts";
import { number, text } from "#host/stores/resultColumns.ts";
import { openTestHost, type TestHost } from "#host/testing/testHost.ts";
import { chrome, numbered } from "./testing/logLines.ts";

let host: TestHost;
beforeAll(async () => {
  host = await openTestHost();
});
afterAll(() => host.close());

const MINUTE = 60_000;
const DAY = Date.parse("2026-03-10T00:00:00Z");

interface Request {
  visitor: number;
  time: number;
  campaign: string;
}

function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const pathOf = ({ visitor, campaign }: Request, name: string) =>
  `/${name}/${visitor}${campaign && `?utm_source=${campaign}`}`;

const lineOf = (request: Request, name: string) =>
  JSON.stringify({
    ...{ ts: request.time, path: pathOf(request, name), user_agent: `${chrome} ${name}` },
    ip: `198.51.100.${request.visitor + 1}`,
  });

/** Sorted and in one pass: `visitor: times of one visit`. */
function expectedVisits(requests: readonly Request[]): string[] {
  const visits: { of: Request; last: number; times: number[] }[] = [];
  for (const request of requests.toSorted((a, b) => a.time - b.time)) {
    const visit = visits.findLast(({ of }) => of.visitor === request.visitor);
    const isNew = !visit || request.time - visit.last >= 30 * MINUTE;
    if (isNew || (request.campaign !== "" && request.campaign !== visit.of.campaign))
      visits.push({ of: request, last: request.time, times: [request.time] });
    else [visit.last] = [visit.times[visit.times.push(request.time) - 1] ?? 0];
  }
  return visits.map(({ of, times }) => `${of.visitor}: ${times.join(" ")}`).toSorted((a, b) => a.localeCompare(b));
}

async function storedVisits(name: string): Promise<string[]> {
  await host.ingest.flush();
  const rows = await host.events.query(
    { visit: text, entries: number },
    `SELECT concat(any(extract(path, '[0-9]+$')), ': ',
       arrayStringConcat(arraySort(groupArray(toUnixTimestamp64Milli(ts))), ' ')) AS visit, sum(is_entry) AS entries
     FROM event WHERE path LIKE '/${name}/%' GROUP BY session_id`,
  );
  expect(rows.filter(({ entries }) => Number(entries) !== 1)).toEqual([]);
  return rows.map(({ visit }) => visit).toSorted((a, b) => a.localeCompare(b));
}

async function send(texts: readonly string[]): Promise<number> {
  const body = { site: "shop.example", lines: numbered(texts) };
  return (await host.request(importLog, { as: "admin", params: { widget_key: "acme-shop" }, body })).answer.stored;
}

async function sendInBatches(texts: readonly string[], random: (below: number) => number): Promise<number> {
  let stored = 0;
  for (let at = 0; at < texts.length;) {
    const size = 1 + random(16);
    stored += await send(texts.slice(at, at + size));
    at += size;
  }
  return stored;
}

/** Lines in the order in which they were written: each up to ten minutes after its time. */
const written = (requests: readonly Request[], random: (below: number) => number) =>
  requests
    .map((request) => ({ request, at: request.time + random(10 * MINUTE) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ request }) => request);

function randomRequests(random: (below: number) => number, gap: () => number, campaigns: readonly string[]): Request[] {
  return [0, 1, 2].flatMap((visitor) => {
    let time = DAY + random(60) * MINUTE;
    return Array.from({ length: 30 }, () => {
      time += gap();
      return { visitor, time, campaign: campaigns[random(campaigns.length)] ?? "" };
    });
  });
}

describe("sessions of unordered lines", () => {
  test.each([1, 2])("match those of sorted lines after the command sorted the lines (seed %i)", async (seed) => {
    const random = randomOf(seed * 7919);
    const requests = randomRequests(random, () => 1 + random(45 * MINUTE), ["", "", "", "", "news", "ads"]);
    const name = `ordered${seed}`;
    async function* lines() {
      for (const [index, request] of written(requests, random).entries())
        yield { file: "", time: request.time, line: { number: index, text: lineOf(request, name), repeat: 0 } };
    }
    const texts = (await Array.fromAsync(inOrder(lines()))).map(({ line }) => ("text" in line ? line.text : ""));
    expect(await sendInBatches(texts, random)).toBe(requests.length);
    expect(await storedVisits(name)).toEqual(expectedVisits(requests));
  });

  test.each([3, 4])("match those of sorted lines when the host receives the lines unsorted (seed %i)", async (seed) => {
    const random = randomOf(seed * 7919);
    // lines of one visit are closer than the timeout minus the maximum lateness of a line; visits are further apart
    // than the sum of both
    const gap = () => (random(6) === 0 ? 45 * MINUTE + random(60 * MINUTE) : 1 + random(19 * MINUTE));
    const requests = randomRequests(random, gap, [""]);
    const name = `written${seed}`;
    const texts = written(requests, random).map((request) => lineOf(request, name));
    expect(await sendInBatches(texts, random)).toBe(requests.length);
    const visits = expectedVisits(requests);
    expect(await storedVisits(name)).toEqual(visits);
    expect(await sendInBatches(texts.toReversed(), random)).toBe(0);
    expect(await storedVisits(name)).toEqual(visits);
  });

  const at = (minute: number, campaign = "") => ({ visitor: 0, time: DAY + minute * MINUTE, campaign });
  test.each([
    ["a view before a stored session joins it", [at(20)], [at(0)], 1],
    ["views that lead to a stored session join it", [at(50)], [at(0), at(25)], 1],
    ["a view too long before a stored session is a visit of its own", [at(30)], [at(0)], 2],
    ["a view before a session that a campaign began is a visit of its own", [at(20, "news")], [at(0)], 2],
    ["a view with the campaign of the stored session joins it", [at(20, "news")], [at(0, "news")], 1],
    ["a view inside a stored session belongs to it", [at(0), at(20)], [at(10)], 1],
    ["of two earlier visits only the later one joins", [at(50)], [at(0), at(40)], 2],
    ["a campaign before a stored session takes it over from the visit before", [at(20)], [at(0), at(10, "news")], 2],
  ])("%s", async (title, first, second, visits) => {
    const name = `case-${title.replaceAll(/\W/g, "-")}`;
    await send(first.map((request) => lineOf(request, name)));
    await send(second.map((request) => lineOf(request, name)));
    const found = await storedVisits(name);
    expect(found).toHaveLength(visits);
    expect(found).toEqual(expectedVisits([...first, ...second]));
  });

  it("have one attribution and one entry page", async () => {
    const line = (minute: number, path: string, referrer: string) =>
      JSON.stringify({ ts: DAY + minute * MINUTE, path, referrer, ip: "198.51.100.99", user_agent: chrome });
    await send([line(20, "/attributed/b", "https://www.google.com/")]);
    await send([line(0, "/attributed/a", "https://news.example/")]);
    await send([line(30, "/attributed/c", "")]);
    await host.ingest.flush();
    const rows = await host.events.query(
      { session_id: text, entry_path: text, ref_host: text, channel: text },
      "SELECT DISTINCT session_id, entry_path, ref_host, channel FROM event WHERE path LIKE '/attributed/%'",
    );
    expect(rows).toMatchObject([{ entry_path: "/attributed/b", ref_host: "google.com" }]);
  });
});
