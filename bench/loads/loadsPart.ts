// First loads in Chromium, with an empty cache: requests, bytes as received and Lighthouse's score for a mobile device,
// of the sign-in, the dashboard and a shared dashboard. The reference is the budget. Then the bytes of the tracker,
// which every tracked website loads.
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { globalProjectId } from "../../gateway/src/permissions/grant.ts";
import { launchChromium } from "../../e2e/chromium.ts";
import { withDataFolder } from "../product/dataFolder.ts";
import { nameOf } from "../product/operations.ts";
import { withProduct } from "../product/openProduct.ts";
import type { Product } from "../product/openProduct.ts";
import { send, signIn } from "../product/servedGateway.ts";
import { addRows } from "../report/part.ts";
import type { Benchmark, Part, Scale } from "../report/part.ts";
import { budgetRow, kilobytes, median, ratios } from "../report/row.ts";
import type { Row } from "../report/row.ts";
import { firstLoad } from "./firstLoad.ts";
import type { Visit } from "./firstLoad.ts";
import { lighthouse } from "./lighthouse.ts";

/** Lighthouse runs per page; none while checking, because its result is a time. */
const lighthouseRuns: Record<Scale, number> = { check: 0, quick: 1, usual: 3, full: 5 };

interface Budget {
  requests: number;
  kilobytes: number;
  score: number;
}

const budgets: Record<"sign-in" | "dashboard" | "share page", Budget> = {
  "sign-in": { requests: 12, kilobytes: 200, score: 95 },
  dashboard: { requests: 20, kilobytes: 420, score: 85 },
  "share page": { requests: 20, kilobytes: 420, score: 95 },
};
const MOST_TRACKER_KB = 8;

const count = (value: number) => String(Math.round(value));

/** The path of a new share link of the dashboard. */
async function sharePath({ gateway, facts }: Product): Promise<string> {
  const input = {
    project: globalProjectId(facts.widgetId),
    module: "DASHBOARD",
    range: { preset: "LAST_30_DAYS" },
    freeRange: true,
  };
  const query =
    "mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { url problem { message } } }";
  const headers = { "content-type": "application/json", authorization: `Bearer ${facts.owner.jwt}` };
  const { data } = await send(gateway.origin, headers, JSON.stringify({ query, variables: { input } }));
  const { url, problem } = (data as { createShareLink: { url: string | null; problem: unknown } }).createShareLink;
  if (url === null) throw new Error(`no share link was created: ${JSON.stringify(problem)}`);
  return new URL(url).pathname;
}

async function measureLoad(browser: Browser, name: keyof typeof budgets, visit: Visit, part: Part): Promise<Row[]> {
  const load = await firstLoad(browser, visit);
  const largest = [...load.files].toSorted((a, b) => b[1] - a[1]).slice(0, 5);
  const files = largest.map(([url, bytes]) => `${new URL(url).pathname.split("/").at(-1)} ${kilobytes(bytes)}`);
  part.notes.push(`${name}: sends ${load.operations.map(nameOf).join(", ")}; largest ${files.join(", ")}`);
  const budget = budgets[name];
  return [
    budgetRow(`${name}: requests`, load.requests, budget.requests, count),
    budgetRow(`${name}: bytes with headers`, load.bytes, budget.kilobytes * 1024, kilobytes),
  ];
}

async function measureScore(
  name: keyof typeof budgets,
  visit: Visit,
  { runs, part }: { runs: number; part: Part },
): Promise<Row[]> {
  const scores: number[] = [];
  let paints = "";
  for (let run = 0; run < runs; run++) {
    const found = await lighthouse(visit);
    scores.push(found.score);
    paints = found.paints;
  }
  part.notes.push(`${name}: ${paints}`);
  const { score } = budgets[name];
  const goals = scores.map(() => score);
  const reached = median(scores);
  return [
    {
      ...{ what: `${name}: Lighthouse, mobile`, ours: count(reached), reference: count(score) },
      ...ratios(scores, goals),
      goal: `at least ${score}`,
      isReached: reached >= score,
    },
  ];
}

async function measurePages(product: Product, part: Part, runs: number): Promise<void> {
  const origin = product.gateway.origin.replace("127.0.0.1", "localhost");
  const browser = await launchChromium();
  product.stack.defer(() => browser.close());
  const cookie = await signIn(product.gateway.origin, product.facts.owner);
  const visits: [keyof typeof budgets, () => Promise<Visit>][] = [
    ["sign-in", () => Promise.resolve({ url: `${origin}/login` })],
    ["share page", async () => ({ url: origin + (await sharePath(product)) })],
    // the project is new: without a range, its dashboard would query thirty days and then move on to today
    ["dashboard", () => Promise.resolve({ url: `${origin}/dashboard?range=last_30_days`, cookie })],
  ];
  for (const [name, visitOf] of visits) {
    await addRows(part, `${name}: first load`, async () => measureLoad(browser, name, await visitOf(), part));
    if (runs === 0) continue;
    await addRows(part, `${name}: Lighthouse, mobile`, async () => measureScore(name, await visitOf(), { runs, part }));
  }
}

export const loadsPart: Benchmark = {
  title: "First loads (reference: the budget)",
  async measure(part, scale) {
    await addRows(part, "first loads", async () => {
      await withDataFolder((folder) =>
        withProduct(folder, { events: 20_000, active: 20 }, (product) =>
          measurePages(product, part, lighthouseRuns[scale]),
        ),
      );
      return [];
    });
    await addRows(part, "tracker", () => {
      const tracker = readFileSync(new URL("../../host/tracker/dist/track.js", import.meta.url));
      const bytes = brotliCompressSync(tracker).length;
      return Promise.resolve([budgetRow("tracker, brotli", bytes, MOST_TRACKER_KB * 1024, kilobytes)]);
    });
  },
};
