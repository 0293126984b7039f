// How visits and page views are delimited: campaigns, single-page apps that redirect, tabs that open together.
import { expect, it } from "vitest";
import { tag, trackedSite } from "../testing/trackedSite.ts";

const head = (tracker: string) => `<!doctype html><meta charset="utf-8"><title>App</title>${tag(tracker)}`;
const apps: Record<string, string> = {
  "/app/replace": `history.replaceState({}, "", "/login")`,
  "/app/push": `history.pushState({}, "", "/home"); history.replaceState({}, "", "/home/start")`,
  "/app/later": `setTimeout(() => history.replaceState({}, "", "/login"), 30)`,
  "/app/hash": `location.replace("#/inbox")`,
  "/app/query": `history.replaceState({ scroll: 0 }, "", location.pathname + "?sort=asc"); history.replaceState({ scroll: 9 }, "")`,
};

const opened = trackedSite((path, tracker) => {
  const [route = ""] = path.split("?");
  if (route in apps)
    return `${head(tracker)}<script type="module">${apps[route]}</script><button onclick="history.pushState({}, '', '/next'); history.replaceState({}, '', '/next/1')">Go</button>`;
  if (route.startsWith("/shop"))
    return `${head(tracker)}<a id="ref" href="/shop/${path.includes("no-referrer") ? "no-referrer" : ""}two?ref=footer">Ref</a>
      <a id="source" href="/shop/three?source=menu">Source</a> <a id="utm" href="/shop/four?utm_source=banner&utm_campaign=sale">Utm</a>
      ${[1, 2, 3, 4, 5].map((n) => `<a class="product" href="/shop/product/${n}?ref=list">${n}</a>`).join(" ")}`;
  return undefined;
});

const { visitor, arrived, counts, ofType, stored } = opened;

it("continues the session across own links with a campaign", async () => {
  const { context, open } = await visitor();
  const page = await open("/shop?utm_source=news", { referer: "https://news.example/" });
  await arrived("pageview");
  for (const [index, link] of ["#ref", "#source", "#utm"].entries()) {
    await page.click(link);
    await arrived("pageview", index + 2);
  }
  expect(await counts()).toMatchObject({ visits: 1, entries: 1 });
  expect(new Set((await stored()).map((row) => row.utm_source))).toEqual(new Set(["news"]));
  await context.close();
});

it("continues the session across own links with a campaign when the page sends no referrer", async () => {
  const { context, open } = await visitor();
  const page = await open("/shop/no-referrer");
  await arrived("pageview");
  await page.click("#ref");
  await arrived("pageview", 2);
  expect(await page.evaluate("document.referrer")).toBe("");
  expect(await counts()).toMatchObject({ visits: 1, entries: 1 });
  await context.close();
});

it("starts a new session with another external campaign, but not after a reload or going back", async () => {
  const { context, open } = await visitor();
  const page = await open("/shop?UTM_Source=news");
  await arrived("pageview");
  await page.goto(new URL("/shop?utm_source=ads", page.url()).href, { referer: "https://search.example/" });
  await arrived("pageview", 2);
  expect(await counts()).toMatchObject({ visits: 2, entries: 2 });
  await page.reload();
  await arrived("pageview", 3);
  await page.goBack();
  await arrived("pageview", 4);
  await page.reload();
  await arrived("pageview", 5);
  expect(await counts()).toMatchObject({ visits: 2, entries: 2 });
  expect(new Set((await ofType("pageview")).map((row) => row.utm_source))).toEqual(new Set(["news", "ads"]));
  await context.close();
});

it.each([
  ["/app/replace", "/login"],
  ["/app/push", "/home/start"],
  ["/app/later", "/login"],
  ["/app/hash", "/app/hash#/inbox"],
  ["/app/query", "/app/query"],
])(
  "counts the target of a redirect inside an app once: %s",
  async (route, target) => {
    const { context, open } = await visitor();
    const page = await open(route);
    await arrived("pageview");
    await page.goto("about:blank");
    await arrived("leave");
    const views = await ofType("pageview");
    expect(views).toMatchObject([{ path: target, is_entry: 1, entry_path: target }]);
    await context.close();
  },
  60_000,
);

it("counts the page of a click once, and the page before it, when the app redirects immediately", async () => {
  const { context, open } = await visitor();
  const page = await open("/app/replace");
  await arrived("pageview");
  await page.click("button");
  await arrived("pageview", 2);
  await page.goBack();
  await arrived("pageview", 3);
  expect((await ofType("pageview")).map(({ path }) => path)).toEqual(["/login", "/next/1", "/login"]);
  expect((await counts()).entries).toBe(1);
  await context.close();
});

it("counts a page view that is left before it settles", async () => {
  const { context, open } = await visitor();
  const page = await open("/shop");
  await page.waitForFunction("window.siteTracker?.isRunning");
  await page.goto("about:blank");
  await arrived("pageview");
  expect(await counts()).toMatchObject({ visits: 1, views: ["/shop"], entries: 1 });
  await context.close();
});

it("counts a page restored from the back-forward cache again, in the same session", async () => {
  const { context, open } = await visitor();
  const page = await open("/shop");
  await arrived("pageview");
  await page.evaluate(`dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))`);
  await arrived("pageview", 2);
  expect(await counts()).toMatchObject({ visits: 1, views: ["/shop", "/shop"], entries: 1 });
  await context.close();
});

it("creates one session of one visitor for pages that are opened simultaneously", async () => {
  const { context } = await visitor();
  const pages = await Promise.all(Array.from({ length: 6 }, () => context.newPage()));
  await Promise.all(pages.map((page, n) => page.goto(`${opened.site.address}/shop/product/${n}`)));
  await arrived("pageview", 6);
  expect(await counts()).toMatchObject({ visits: 1, visitors: 1, entries: 1 });
  await context.close();
});

it("creates one session for five links opened in tabs, without dead clicks", async () => {
  const { context, open } = await visitor();
  const page = await open("/shop");
  await arrived("pageview");
  for (let n = 0; n < 5; n++)
    await page
      .locator(".product")
      .nth(n)
      .click({ modifiers: ["ControlOrMeta"] });
  await arrived("pageview", 6);
  await page.waitForTimeout(1200); // a dead click is reported after a second
  await page.goto("about:blank");
  await arrived("leave");
  expect(await counts()).toMatchObject({ visits: 1, visitors: 1, entries: 1 });
  expect(await ofType("dead")).toEqual([]);
  await context.close();
});
