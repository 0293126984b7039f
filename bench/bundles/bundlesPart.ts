// Bytes of a first visit after brotli compression: the login, the dashboard with everything it shows, and the tracker
// loaded by tracked websites. The reference is the promised budget.
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { launchChromium } from "../../e2e/chromium.ts";
import { nameOf } from "../gateway/operations.ts";
import { serveGateway, signIn } from "../gateway/servedGateway.ts";
import type { HostOrder, HostState } from "../gateway/fixedHost.ts";
import { failedRow, once } from "../report/row.ts";
import type { Part, Row } from "../report/row.ts";
import { startChild } from "../run/child.ts";
import { withTemporaryFolder } from "../run/temporaryFolder.ts";
import { firstLoad, wireBytes } from "./firstLoads.ts";

const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

function row(what: string, bytes: number, mostKilobytes: number): Row {
  const most = mostKilobytes * 1024;
  return {
    what,
    ours: kilobytes(bytes),
    reference: kilobytes(most),
    ...once(bytes, most),
    goal: `at most ${mostKilobytes} KB`,
    isReached: bytes <= most,
  };
}

const sum = (numbers: Iterable<number>) => Iterator.from(numbers).reduce((total, one) => total + one, 0);

/** The largest files, with their size in kilobytes. */
function largest(files: ReadonlyMap<string, number>): string {
  const sorted = [...files].toSorted((a, b) => b[1] - a[1]).slice(0, 5);
  return sorted.map(([name, bytes]) => `${name.split("/").at(-1)} ${kilobytes(bytes)}`).join(", ");
}

async function screens(origin: string, part: Part): Promise<void> {
  const browser = await launchChromium();
  try {
    const cookie = await signIn(origin, "owner@demo.test");
    for (const [screen, what, most] of [
      ["login", { path: "/login", shown: "form" }, 190],
      ["dashboard with charts and map", { path: "/dashboard", cookie, shown: ".apexcharts-svg" }, 390],
    ] as const) {
      try {
        const load = await firstLoad(browser, { origin, ...what });
        const files = await wireBytes(load.files);
        part.rows.push(row(`${screen}, first load`, sum(files.values()), most));
        part.notes.push(
          `${screen}: asks ${load.operations.map(nameOf).join(", ")}; ${files.size} files, ${largest(files)}`,
        );
      } catch (error) {
        part.rows.push(failedRow(`${screen}, first load`, error));
      }
    }
  } finally {
    await browser.close();
  }
}

export async function bundlesPart(): Promise<Part> {
  const part: Part = { name: "Bytes on the wire, brotli (reference: what was promised)", rows: [], notes: [] };
  const measured = withTemporaryFolder(async (folder) => {
    const host = await startChild<HostOrder, HostState>(`${import.meta.dirname}/../gateway/fixedHost.ts`);
    try {
      const gateway = await serveGateway(folder, (await host.ask({})).origin);
      await screens(gateway.origin, part).finally(gateway.stop);
    } finally {
      await host.end();
    }
  });
  await measured.catch((error: unknown) => part.rows.push(failedRow("screens, first load", error)));
  const tracker = readFileSync(new URL("../../host/tracker/dist/track.js", import.meta.url));
  part.rows.push(row("tracker", brotliCompressSync(tracker).length, 8));
  return part;
}
