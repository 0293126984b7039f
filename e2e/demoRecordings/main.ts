// `npm run demo:recordings` records the visits of visits.ts again, in Chromium on the demo shop of a real host. For each
// it writes the chunks, as the recorder sent them, and the tracked events into host/src/demo/data/recordings. Names of visits as arguments: only these.
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "playwright-core";
import { launchChromium } from "../chromium.ts";
import { openHand } from "./hand.ts";
import { startRecordedHost, type RecordedHost } from "./recordedHost.ts";
import { devices, visits, type Visit } from "./visits.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../host/src/demo/data/recordings");
/** Visits at the same time: more would be jerky. */
const TOGETHER = 3;

async function record(browser: Browser, host: RecordedHost, { name, device, walk }: Visit): Promise<void> {
  const { screen, userAgent, isMobile } = devices[device];
  const viewport = { width: screen.width, height: Math.round(screen.height * 0.86) };
  const touch = { isMobile, hasTouch: isMobile };
  const context = await browser.newContext({ viewport, screen, userAgent, ...touch });
  const page = await context.newPage();
  await walk(openHand(page, { shop: `${host.origin}/demo`, isTouch: isMobile }));
  const visitorId = await page.evaluate<string>(`JSON.parse(localStorage["tracker:demo-shop:v"])`);
  await page.goto("about:blank");
  const sent = await host.whenFinished(visitorId);
  await context.close();
  await Promise.all([
    writeFile(path.join(FOLDER, `${name}.chunks.gz`), Buffer.concat(sent.chunks.map(({ bytes }) => bytes))),
    writeFile(path.join(FOLDER, `${name}.batch.gz`), gzipSync(JSON.stringify(sent.batch), { level: 9 })),
  ]);
  const size = sent.chunks.reduce((sum, { bytes }) => sum + bytes.length, 0);
  process.stdout.write(`${name}: ${sent.chunks.length} chunks, ${Math.round(size / 1024)} KB\n`);
}

const chosen = process.argv.slice(2);
const left = visits.filter(({ name }) => chosen.length === 0 || chosen.includes(name));
await mkdir(FOLDER, { recursive: true });
const host = await startRecordedHost();
const browser = await launchChromium();
try {
  const next = async () => {
    for (let visit = left.shift(); visit; visit = left.shift()) {
      const { name } = visit;
      // the others are worth their time, and this one can be recorded again by its name
      await record(browser, host, visit).catch((error: unknown) => {
        process.exitCode = 1;
        process.stderr.write(`${name}: ${String(error)}\n`);
      });
    }
  };
  await Promise.all(Array.from({ length: TOGETHER }, next));
} finally {
  await browser.close();
  await host.stop();
}
