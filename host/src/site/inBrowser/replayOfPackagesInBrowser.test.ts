// Pages of packages from the registry, which were not written for this product: recorded in a real browser, replayed there
// by rrweb and compared with the page as it was.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { recordedSite } from "../testing/recordedSite.ts";
import { DESCRIBE, replay } from "../testing/replayedPage.ts";

const packages = path.resolve(import.meta.dirname, "../../../../node_modules");
const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
};

interface Sample {
  what: string;
  page: string;
  /** a selector of the finished page */
  shows: string;
  /** what happens on the page after the first snapshot */
  change: string;
}

const PLAYWRIGHT = "/playwright-core/lib/vite";

const samples: Sample[] = [
  {
    what: "a test report of Jasmine 1, in the style of 2008",
    page: "/lz-string/tests/SpecRunner.html",
    shows: ".passingAlert, .failingAlert",
    change: `document.querySelector("#HTMLReporter .banner").append("again");`,
  },
  {
    what: "a React app: Playwright's dashboard",
    page: `${PLAYWRIGHT}/dashboard/index.html`,
    shows: "#root *",
    change: `for (const button of document.querySelectorAll("button")) button.click();`,
  },
  {
    what: "a React app: Playwright's report",
    page: `${PLAYWRIGHT}/htmlReport/index.html`,
    shows: "#root *",
    change: `for (const button of document.querySelectorAll("button")) button.click();`,
  },
];

const site = recordedSite((address, tag) => {
  const { pathname } = new URL(address, "http://site.test");
  if (pathname === "/") return "<!doctype html><title>Replay</title>";
  const file = path.join(packages, pathname.slice(1));
  if (!existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const type = types[path.extname(pathname)] ?? "application/octet-stream";
  if (!type.startsWith("text/html")) return { type, bytes };
  return bytes.toString().replace(/<head>/i, (head) => head + tag);
});
const { state, visitor, until, events } = site;

it.each(samples)(
  "replays $what",
  async ({ page: address, shows, change }) => {
    const { context, open } = await visitor();
    const page = await open(address);
    await page.locator(shows).first().waitFor({ state: "attached" });
    await until(() => events().some(({ type }) => type === 2));
    await page.evaluate(`(() => { ${change} })()`);
    await page.evaluate(`document.body.append("The end")`);
    await until((chunks) => chunks.some(({ text }) => text.includes("The end")));
    const original = await page.evaluate<string>(`(${DESCRIBE})(document)`);
    await page.goto(`${site.address}/`);
    await until((chunks) => chunks.some(({ envelope }) => envelope.is_last));
    expect(JSON.parse(await replay(page, events()))).toEqual(JSON.parse(original));
    expect(state.failures).toEqual([]);
    await context.close();
  },
  60_000,
);
