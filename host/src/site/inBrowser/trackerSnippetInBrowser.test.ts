// The ways to include the script in a site's pages.
import { expect, it } from "vitest";
import { secondProject } from "../testing/visitedSite.ts";
import { isRunning, tag, trackedSite } from "../testing/trackedSite.ts";

const stub = `<script>window.siteTracker = window.siteTracker || function () { (siteTracker.q = siteTracker.q || []).push(arguments) }; siteTracker("event", "early");</script>`;
const inserted = (tracker: string) =>
  `const tag = document.createElement("script"); tag.async = true; tag.src = "${tracker}"; document.head.append(tag);`;

/** Runs the script's code inside another script, as bundlers and tag managers do. */
const asCode = (tracker: string, before = "") => `<script>${before}
  document.currentScript.remove();
  fetch("${tracker}").then((answer) => answer.text()).then((code) => setTimeout(code));</script>`;

const bodies: Record<string, (tracker: string) => string> = {
  "with async": (tracker) => tag(tracker),
  "with defer": (tracker) => tag(tracker, "defer"),
  "as a module": (tracker) => tag(tracker, `type="module"`),
  "by a tag manager": (tracker) => `<script>${inserted(tracker)}</script>`,
  "by a tag manager as a module": (tracker) =>
    `<script>${inserted(tracker).replace("tag.async = true", 'tag.type = "module"')}</script>`,
  "by document.write": (tracker) => `<script>document.write('<script src="${tracker}"><\\/script>')</script>`,
  "long after the page has loaded": (tracker) =>
    `<script>addEventListener("load", () => setTimeout(() => { ${inserted(tracker)} }, 300))</script>`,
  "by Rocket Loader": (tracker) =>
    `<script src="${tracker}" type="1f2e-text/javascript"></script><script>fetch("${tracker}").then((answer) => answer.text()).then((code) => setTimeout(code))</script>`,
  "as code, with its address in a global": (tracker) => asCode(tracker, `window.siteTrackerSrc = "${tracker}";`),
  twice: (tracker) => tag(tracker) + tag(tracker, "defer"),
  "twice, the second time by the app": (tracker) =>
    `${tag(tracker)}<script>addEventListener("load", () => setTimeout(() => { ${inserted(tracker)} }, 300))</script>`,
  "twice as modules": (tracker) => tag(tracker, `type="module"`) + tag(`${tracker}&again`, `type="module"`),
};

const { visitor, arrived, counts, ofType, stored } = trackedSite((path, tracker) => {
  const both = path.startsWith("/two");
  const body = bodies[decodeURIComponent(path.slice(1))];
  if (!body && !both) return undefined;
  const second = tracker.replace(/key=.*/, `key=${secondProject.key}`);
  return `<!doctype html><title>Page</title>${stub}${both ? tag(tracker) + tag(second) : body?.(tracker)}<button onclick="this.textContent = 1">Go</button>`;
});

it.each(Object.keys(bodies))(
  "counts one page view when the script is loaded %s",
  async (how) => {
    const { context, open, complaints } = await visitor();
    const page = await open(`/${encodeURIComponent(how)}`, { waitUntil: "load" });
    await page.waitForFunction(isRunning);
    // lets the page's own second tag run first
    await page.waitForTimeout(how.includes("by the app") ? 600 : 0);
    await arrived("pageview");
    await page.click("button");
    await arrived("click");
    await page.goto("about:blank");
    await arrived("leave");
    expect(await counts()).toMatchObject({ visits: 1, visitors: 1, entries: 1 });
    expect(await ofType("pageview")).toHaveLength(1);
    expect(await ofType("click")).toHaveLength(1);
    expect((await ofType("event")).map(({ name }) => name)).toEqual(["early"]);
    expect(complaints).toEqual([]);
    await context.close();
  },
  60_000,
);

it("tracks two projects on one page separately, and sends both the page's calls", async () => {
  const { context, open } = await visitor(`window.siteTrackerRules = [{ a: 1, n: "pressed", s: "button", i: 4 }];`);
  const page = await open("/two");
  await page.waitForFunction("Object.keys(window.siteTrackers ?? {}).length === 2");
  await arrived("pageview", 2);
  await page.evaluate(`siteTracker("event", "bought")`);
  await page.click("button");
  await arrived("click", 2);
  await page.goto("about:blank");
  await arrived("leave", 2);
  const of = async (widget: number) =>
    (await stored()).filter((row) => row.widget_id === widget && ["pageview", "event", "click"].includes(row.type));
  const [first, second] = [await of(7), await of(8)];
  const names = (rows: typeof first) => rows.map(({ type, name }) => `${type} ${name}`.trim()).toSorted();
  // only one of the scripts contains the rule
  expect([names(first), names(second)].toSorted((a, b) => a.length - b.length)).toEqual([
    ["click", "event bought", "event early", "pageview"],
    ["click", "event bought", "event early", "event pressed", "pageview"],
  ]);
  expect(first[0]?.visitor).not.toBe(second[0]?.visitor);
  await context.close();
});
