// What recording costs a visitor of an ordinary page: main-thread time against the same page without the recorder, bytes
// sent, and the sizes of the scripts.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { DEFAULT_SETTING } from "../../schema/rest/projects/projects.ts";
import { launchChromium } from "../../e2e/chromium.ts";
import { settingOf } from "../../host/src/site/script/trackerScript.ts";
import type { Benchmark, Scale } from "../report/part.ts";
import { budgetRow, kilobytes, median, milliseconds, ratioRow } from "../report/row.ts";
import { shopPage } from "./shopPage.ts";

const efforts: Record<Scale, { rounds: number; actions: number }> = {
  check: { rounds: 1, actions: 2 },
  quick: { rounds: 2, actions: 10 },
  usual: { rounds: 5, actions: 20 },
  full: { rounds: 5, actions: 60 },
};

const built = (name: string) => readFileSync(new URL(`../../host/tracker/dist/${name}.js`, import.meta.url));

interface Visit {
  /** milliseconds of the main thread per minute */
  busy: number;
  /** bytes sent per minute */
  bytes: number;
  longTasks: number;
}

async function openSite() {
  let bytes = 0;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    if (pathname === "/js/record.js" || pathname === "/js/track.js") {
      const isRecorder = pathname === "/js/record.js";
      const options = new URL(request.headers.referer ?? "http://localhost/").searchParams.get("options") ?? "";
      response.setHeader("content-type", "text/javascript");
      const before = isRecorder ? settingOf(DEFAULT_SETTING) : `window.siteTrackerOptions="${options}";`;
      return response.end(before + built(isRecorder ? "record" : "track"));
    }
    if (request.method === "POST") {
      request.on("data", (chunk: Buffer) => (bytes += pathname.startsWith("/record/") ? chunk.length : 0));
      return request.on("end", () => response.end("{}"));
    }
    response.setHeader("content-type", "text/html");
    return response.end(shopPage(`<script async src="/js/track.js?key=bench"></script>`));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeBytes() {
      const taken = bytes;
      bytes = 0;
      return taken;
    },
    close: () => server.close(),
  };
}

async function act(page: Page, actions: number): Promise<void> {
  for (let n = 0; n < actions; n++) {
    await page.mouse.move(100 + (n % 5) * 150, 200 + (n % 3) * 100, { steps: 10 });
    await page.mouse.wheel(0, n % 10 === 9 ? -2000 : 300);
    if (n % 3 === 0) await page.mouse.click(150, 400);
    if (n % 5 === 0) await page.locator("#search").pressSequentially("tent");
    await page.waitForTimeout(300);
  }
}

async function visit(browser: Browser, site: Awaited<ReturnType<typeof openSite>>, options: string, actions: number) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const busy = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0) * 1000;
  };
  site.takeBytes();
  await page.goto(`${site.origin}/?options=${options}`);
  const began = performance.now();
  await act(page, actions);
  await page.waitForTimeout(2500);
  const minutes = (performance.now() - began) / 60_000;
  const result: Visit = {
    busy: (await busy()) / minutes,
    bytes: site.takeBytes() / minutes,
    longTasks: await page.evaluate<number>("longTasks.length"),
  };
  await context.close();
  return result;
}

export const recorderPart: Benchmark = {
  title: "Recording a page",
  async measure(part, scale) {
    const { rounds, actions } = efforts[scale];
    const browser = await launchChromium();
    const site = await openSite();
    const recorded: Visit[] = [];
    const plain: Visit[] = [];
    // the first round warms up and doesn't count
    for (let round = -1; round < rounds; round++) {
      const [ours, reference] = [
        await visit(browser, site, "rec:100", actions),
        await visit(browser, site, "", actions),
      ];
      if (round < 0) continue;
      recorded.push(ours);
      plain.push(reference);
    }
    await browser.close();
    site.close();
    if (recorded.some(({ bytes }) => bytes === 0)) throw new Error("a visit was not recorded");
    const times = (visits: readonly Visit[]) => visits.map(({ busy }) => busy);
    part.rows.push(
      ratioRow("main thread per minute", [times(recorded), times(plain)], milliseconds, { most: 1.3 }),
      budgetRow("bytes per minute", median(recorded.map(({ bytes }) => bytes)), 150 * 1024, kilobytes),
      budgetRow("recorder, brotli", brotliCompressSync(built("record")).length, 30 * 1024, kilobytes),
    );
    const long = (visits: readonly Visit[]) => visits.reduce((total, { longTasks }) => total + longTasks, 0);
    part.notes.push(`Long tasks in ${rounds} visits: ${long(recorded)} recorded, ${long(plain)} not recorded.`);
  },
};
