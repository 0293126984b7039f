// A page of a tracked website on which a member picks elements, and the windows that open it.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import type { PickTarget } from "@sightline/schema/rest/events/picking";
import { openTestIngest, project, type TestIngest } from "./testIngest.ts";
import { openVisitedSite, type VisitedSite } from "./visitedSite.ts";

const pageOf = (path: string, tracker: string) =>
  path.startsWith("/shop")
    ? `<!doctype html><title>Shop</title><script async src="${tracker}"></script>
<body><script>document.addEventListener("keydown", () => document.body.dataset.keys = "seen")</script>
<nav><ul><li><a class="active" href="/cart?user=ann">Cart</a></li><li><a href="https://ann:secret@partner.example/offer?id=7">Partner</a></li>
<li><a href="/faq">FAQ</a></li></ul></nav>
<main><h1>Tents</h1>
<form id="signup"><input name="email" value="ann@shop.example" aria-label="Your e-mail"><button type="button" class="css-x1k9 is-open">Sign up</button></form>
<div class="card"><p>One</p><button class="buy" onclick="document.body.dataset.hit = 1"><span>Buy</span></button></div>
<div class="card"><p>Two</p><button class="more">More</button></div>
<button data-testid="help-7">Help for ann@shop.example</button></main><form class="login" action="/login">Log in</form>
<dialog><button id="inside">Inside</button></dialog>`
    : undefined;

export const PICK = "4d1f9a52-7a34-4cf5-a5e0-5f6f6f1c2b3d";

export const picker = (page: Page) => page.locator("tracker-check .surface");
/** Clicks where the element is: the surface lies above it. */
export async function clickOn(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not visible`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The app's window and another one, which open the page. */
export function pickerSite() {
  let testIngest: TestIngest;
  let site: VisitedSite;
  const app = createServer((_, answer) => {
    answer.setHeader("content-type", "text/html");
    answer.end(`<script>received = [];
      addEventListener("message", ({ origin, data }) => received.push({ origin, ...data }))</script>`);
  });
  let appOrigin: string;
  let otherOrigin: string;
  beforeAll(async () => {
    testIngest = await openTestIngest();
    site = await openVisitedSite(testIngest, pageOf);
    await new Promise<void>((resolve) => app.listen(0, "127.0.0.1", resolve));
    const { port } = app.address() as AddressInfo;
    [appOrigin, otherOrigin] = [`http://127.0.0.1:${port}`, `http://app.localhost:${port}`];
  });
  afterAll(async () => {
    app.closeAllConnections();
    app.close();
    await site.close();
    await testIngest.close();
  });

  async function addressOf(target: PickTarget, { path = "/shop", widget_id = project.widgetId } = {}) {
    const token = await site.tokens.signPick({ widget_id, target, pick_id: PICK, app: appOrigin });
    return `${site.address}${path}#tracker_check=${token}`;
  }

  async function openFrom(origin: string, address: string, { how = "", locale = "en-GB", clock = false } = {}) {
    const context = await site.browser.newContext({ locale });
    // a closed shadow root can't be inspected by scripts
    await context.addInitScript(`const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (how) { return attach.call(this, { ...how, mode: "open" }) };`);
    if (clock) await context.clock.install();
    const opener = await context.newPage();
    await opener.goto(`${origin}/`);
    const opened = context.waitForEvent("page");
    await opener.evaluate(`void window.open(${JSON.stringify(address)}, "_blank", ${JSON.stringify(how)})`);
    const page = await opened;
    const messages = () => opener.evaluate<Record<string, string>[]>("received");
    return { page, opener, messages, close: () => context.close() };
  }

  async function pickOn(selector: string, target: PickTarget = "click") {
    const { page, messages, close } = await openFrom(appOrigin, await addressOf(target));
    await picker(page).waitFor();
    await clickOn(page, selector);
    await expect.poll(async () => (await messages()).length).toBe(2);
    const [ready, { pick, origin, state, ...picked } = {}] = await messages();
    expect(ready).toEqual({ origin: site.address, pick: PICK, state: "ready" });
    expect([pick, origin, state]).toEqual([PICK, site.address, "picked"]);
    expect(await page.locator("tracker-check").count()).toBe(0);
    return { page, picked, close };
  }

  return {
    get site() {
      return site;
    },
    get appOrigin() {
      return appOrigin;
    },
    get otherOrigin() {
      return otherOrigin;
    },
    rows: (columns: string) => testIngest.rows(columns),
    addressOf,
    openFrom,
    pickOn,
  };
}
