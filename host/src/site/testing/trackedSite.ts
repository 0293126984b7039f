// A tracked site for one test file. Its host and browser are opened before the tests, and the store is emptied before
// each test. Assertions are made on the stored rows.
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import { openTestIngest, type TestIngest } from "./testIngest.ts";
import { openVisitedSite, type PageOf, type VisitedSite } from "./visitedSite.ts";

interface Row {
  type: string;
  name: string;
  path: string;
  url: string;
  props: string;
  title: string;
  session: string;
  visitor: string;
  view: string;
  is_entry: number;
  utm_source: string;
  entry_path: string;
  widget_id: number;
}

const COLUMNS = `type, name, path, url, props, title, toString(session_id) AS session, toString(page_view_id) AS view, is_entry, utm_source, entry_path, widget_id`;

/** The tracker's tag, for a test's own pages. */
export const tag = (tracker: string, attributes = "async") => `<script ${attributes} src="${tracker}"></script>`;

export const isRunning = "window.siteTracker?.isRunning";

export function trackedSite(pageOf?: PageOf) {
  let testIngest: TestIngest;
  let site: VisitedSite;
  beforeAll(async () => {
    testIngest = await openTestIngest();
    site = await openVisitedSite(testIngest, pageOf);
  });
  afterAll(async () => {
    await site.close();
    await testIngest.close();
  });
  /** Visitors of earlier tests: the requests of their closing pages may arrive after the store was emptied. */
  const past = new Set<unknown>();
  /**
   * What was read last, by columns, when so many events had been accepted: tests ask twenty times per second, which took
   * two fifths of their process's CPU time.
   */
  const lastRead = new Map<string, { accepted: number; rows: Record<string, unknown>[] }>();
  async function readRows(columns: string): Promise<Record<string, unknown>[]> {
    await testIngest.ingest.flush();
    const { accepted } = testIngest.ingest.stats();
    const last = lastRead.get(columns);
    if (last?.accepted === accepted) return last.rows;
    const rows = await testIngest.rows(columns);
    lastRead.set(columns, { accepted, rows });
    return rows;
  }
  const rowsOf = async (columns: string) =>
    (await readRows(`${columns}, toString(visitor_id) AS visitor`)).filter(({ visitor }) => !past.has(visitor));
  beforeEach(async () => {
    await testIngest.ingest.flush();
    for (const { visitor } of await rowsOf("type")) past.add(visitor);
    await testIngest.events.command("TRUNCATE TABLE event");
    lastRead.clear();
  });

  const stored = async () => (await rowsOf(COLUMNS)) as unknown as Row[];
  const ofType = async (type: string) => (await stored()).filter((row) => row.type === type);

  return {
    get site() {
      return site;
    },
    /** other columns of the stored rows */
    rows: rowsOf,
    stored,
    ofType,
    vitals: async (path?: string) =>
      (await rowsOf("path, vital_name, vital_value, type")).filter(
        (row) => row["type"] === "vital" && (!path || row["path"] === path),
      ) as { vital_name: string; vital_value: number }[],
    /** Waits for at least this many rows of a type. */
    arrived: (type: string, count = 1) =>
      expect.poll(async () => (await ofType(type)).length).toBeGreaterThanOrEqual(count),
    /** A separate browser context for one visitor; `init` runs in each page before any other script. */
    async visitor(init = "", options: BrowserContextOptions = {}) {
      const context = await site.browser.newContext(options);
      if (init) await context.addInitScript(init);
      const complaints: string[] = [];
      context.on("weberror", (error) => complaints.push(String(error.error())));
      return {
        context,
        complaints,
        async open(path: string, goto: Parameters<Page["goto"]>[1] = {}) {
          const page = await context.newPage();
          await page.goto(site.address + path, goto);
          return page;
        },
      };
    },
    /** The counts that a report would show. */
    async counts() {
      const rows = await stored();
      const of = (field: "session" | "visitor") => new Set(rows.map((row) => row[field])).size;
      return {
        visits: of("session"),
        visitors: of("visitor"),
        views: rows.filter(({ type }) => type === "pageview").map(({ path }) => path),
        entries: rows.filter((row) => row.is_entry).length,
      };
    },
  };
}
