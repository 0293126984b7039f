// The event rule check that a member sees on a page, and no other visitor sees.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CheckClaims } from "#host/members/tokens.ts";
import { openTestIngest, project, type TestIngest } from "../testing/testIngest.ts";
import { openVisitedSite, type VisitedSite } from "../testing/visitedSite.ts";
import { withWrongSignature } from "#host/testing/withWrongSignature.ts";

let testIngest: TestIngest;
let site: VisitedSite;
beforeAll(async () => {
  testIngest = await openTestIngest();
  site = await openVisitedSite(testIngest);
});
afterAll(async () => {
  await site.close();
  await testIngest.close();
});

type Checked = Omit<CheckClaims, "kind" | "exp">;
const rule: Checked = {
  widget_id: project.widgetId,
  action_type: 1,
  path_name: "button.late",
  url: "",
  value_from: "",
};
const checkOf = (given: Partial<Checked> = {}) => site.tokens.signCheck({ ...rule, ...given });

async function open(path: string, locale = "en-GB") {
  const context = await site.browser.newContext({ locale });
  // a closed shadow root can't be inspected by scripts
  await context.addInitScript(`const attach = Element.prototype.attachShadow;
    Element.prototype.attachShadow = function (how) { return attach.call(this, { ...how, mode: "open" }) };`);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  await page.goto(site.address + path);
  return { page, complaints, close: () => context.close() };
}

const clicked = async () =>
  (await testIngest.rows("type, text")).filter((row) => row["type"] === "click").map((row) => row["text"]);
const outlines = (page: Page) => page.locator("tracker-check .outline:visible");
const isTracked = (page: Page) => expect.poll(() => page.evaluate("window.siteTracker?.isRunning")).toBe(true);

describe("rule preview on a page", { timeout: 60_000 }, () => {
  it("highlights current and later matches, does not block their clicks, and disappears when closed", async () => {
    const { page, complaints, close } = await open(`/strict#tracker_check=${await checkOf()}`);
    await page.getByText("Nothing on this page matches yet").waitFor();
    await page.evaluate(`document.body.insertAdjacentHTML("afterbegin",
      '<button class="late" onclick="this.dataset.hit = 1">One</button><button class="late" hidden>Two</button>')`);
    await page.getByText("2 elements match").waitFor();
    await page.getByText("1 of them can't be seen now").waitFor();
    expect(await outlines(page).count()).toBe(1);
    const late = page.getByRole("button", { name: "One" });
    const around = await outlines(page).boundingBox();
    expect(around).toEqual(await late.boundingBox());
    await late.click();
    expect(await late.getAttribute("data-hit")).toBe("1");
    await late.evaluate((element) => (element.style.marginTop = "300px"));
    await expect.poll(async () => (await outlines(page).boundingBox())?.y).toBe((around?.y ?? 0) + 300);
    await page.evaluate(`document.querySelector(".late").remove()`);
    await page.getByText("1 element matches").waitFor();
    expect(await outlines(page).count()).toBe(0);
    await page.getByRole("button", { name: "Close" }).click();
    expect(await page.locator("tracker-check").count()).toBe(0);
    // The click on the page counts for the visitor, the click on the check counts for no one. The tracker sends a click
    // within a second: closing the browser's context earlier cancels the requests of its pages, beacons included.
    await expect.poll(clicked).toEqual(["One"]);
    await close();
    expect(complaints).toEqual([]);
  });

  it("shows whether a condition is true, the value, and whether the page matches the rule", async () => {
    const condition = {
      action_type: 8 as const,
      path_name: "window.cart.total > 100",
      url: "/other",
      value_from: "#out",
    };
    const { page, close } = await open(`/#/route`);
    await page.goto(`${site.address}/?tracker_check=${await checkOf(condition)}#/route`);
    await page.getByText("The condition fails: TypeError").waitFor();
    await page.getByText("The rule does not watch this page").waitFor();
    await page.getByText("There is no number in #out").waitFor();
    await page.evaluate(`window.cart = { total: 50 }; document.querySelector("#out").textContent = "59,90 €"`);
    await page.getByText("The condition is not true now").waitFor();
    await page.getByText("The value is 59.9").waitFor();
    await page.evaluate(`cart.total = 200; history.pushState({}, "", "/other")`);
    await page.getByText("The condition is true now").waitFor();
    await expect.poll(() => page.getByText("The rule does not watch this page").count()).toBe(0);
    await close();
  });

  it("uses the browser's language, and scrolls to the match", async () => {
    const { page, close } = await open(`/#tracker_check=${await checkOf({ path_name: "#far" })}`, "de-DE");
    await page.evaluate(
      `document.body.insertAdjacentHTML("beforeend", '<p id="far" style="margin-top: 6000px">Far</p>')`,
    );
    await page.getByText("1 Element passt").waitFor();
    await page.getByRole("button", { name: "Nächstes zeigen" }).click();
    await expect.poll(async () => (await outlines(page).boundingBox())?.y ?? 9999).toBeLessThan(720);
    await close();
  });

  it("works in a browser that is excluded from tracking, and sends nothing", async () => {
    const { page, close } = await open(`/?tracking_optout=1#tracker_check=${await checkOf({ path_name: "#alive" })}`);
    await page.getByText("1 element matches").waitFor();
    expect(await page.evaluate("window.siteTracker.isRunning")).toBeUndefined();
    await close();
  });

  it("is never shown without a valid check of the same project", async () => {
    const foreign = await checkOf({ widget_id: project.widgetId + 1, action_type: 8, path_name: "window.broken = 1" });
    const good = await checkOf();
    for (const hash of [
      "",
      "#tracker_check=forged",
      `#tracker_check=${withWrongSignature(good)}`,
      `#tracker_check=${foreign}`,
    ]) {
      const { page, complaints, close } = await open(`/${hash}`);
      const requested = hash && page.waitForResponse(/\/widget\/check\//).catch(() => undefined);
      await page.reload();
      if (requested) expect((await requested)?.status()).toBe(404);
      await isTracked(page);
      expect(await page.locator("tracker-check").count()).toBe(0);
      expect(await page.evaluate("window.broken")).toBeUndefined();
      expect(complaints).toEqual([]);
      await close();
    }
    await testIngest.ingest.flush();
    expect(await testIngest.rows("type, name")).not.toContainEqual(expect.objectContaining({ type: "error" }));
  });
});
