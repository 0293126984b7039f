// The picker that a member uses on a page of the website, opened from the app: its messages reach the app and no other
// window.
import { describe, expect, it } from "vitest";
import { selectorPattern } from "#host/analytics/goals/selectorPattern.ts";
import { clickOn, picker, pickerSite } from "../testing/pickerSite.ts";
import { project } from "../testing/testIngest.ts";
import { withWrongSignature } from "#host/testing/withWrongSignature.ts";

const opened = pickerSite();
const { addressOf, openFrom, pickOn } = opened;

describe("picker of elements on a page", { timeout: 60_000 }, () => {
  it("sends the clicked element to the app, while neither the page nor the tracker sees the click", async () => {
    const { page, picked, close } = await pickOn(".buy span");
    expect(picked).toEqual({ selector: "button.buy", form: "", text: "Buy", link: "", page: "/shop" });
    expect(await page.evaluate("document.body.dataset.hit")).toBeUndefined();
    await page.locator(".buy").click();
    await expect
      .poll(async () => (await opened.rows("type, selector")).filter((row) => row["type"] === "click"))
      .toHaveLength(1);
    await close();
  });

  it.each([
    ["click", ".card .more", "button.more", "More"],
    // the class of a build tool and the one of a state are no part of the selector
    ["click", ".is-open", "#signup>button", "Sign up"],
    ["click", "[href='/faq']", `a[href="/faq"]`, "FAQ"],
    // the query of a link may be personal
    ["click", ".active", "li:nth-of-type(1)>a", "Cart"],
    ["element", "h1", "h1", "Tents"],
    ["click", "[data-testid]", `button[data-testid="help-7"]`, "Help for ***"],
    ["element", ".card:nth-of-type(2) p", "div.card:nth-of-type(2)>p", "Two"],
    ["form", "input", "#signup", ""],
  ] as const)(
    "finds a selector for %s on %s that matches only this element",
    async (target, clicked, selector, text) => {
      const { page, picked, close } = await pickOn(clicked, target);
      expect([picked["selector"], await page.locator(selector).count()]).toEqual([selector, 1]);
      if (target !== "form") expect(picked["text"]).toBe(text);
      await close();
    },
  );

  it("names a form as the tracker stores it, beside its selector", async () => {
    const { picked, close } = await pickOn(".login", "form");
    expect(picked).toMatchObject({ selector: "form.login", form: `form[action="/login"]` });
    await close();
  });

  it("finds selectors that match past clicks", async () => {
    const stored = "body>main>div.card:nth-of-type(1)>button.buy>span";
    expect(stored).toMatch(new RegExp(selectorPattern("button.buy") ?? "never"));
    const { picked, close } = await pickOn("h1", "element");
    expect("body>main>h1").toMatch(new RegExp(selectorPattern(String(picked["selector"])) ?? "never"));
    await close();
  });

  it("sends neither values of fields nor credentials and queries of links", async () => {
    const field = await pickOn("[name=email]");
    expect(field.picked).toMatchObject({ selector: `input[name="email"]`, text: "Your e-mail" });
    expect(JSON.stringify(field.picked)).not.toContain("ann@");
    await field.close();
    const link = await pickOn("a[href*=partner]", "link");
    expect(link.picked["link"]).toBe("https://partner.example/offer");
    expect(JSON.stringify(link.picked)).not.toContain("secret");
    await link.close();
  });

  it("picks this page, or the page of a link", async () => {
    const { page, messages, close } = await openFrom(opened.appOrigin, await addressOf("page"));
    await page.getByRole("button", { name: "Use this page" }).click();
    await expect.poll(messages).toMatchObject([{ state: "ready" }, { state: "picked", page: "/shop" }]);
    await close();
    const linked = await pickOn(".active", "page");
    expect(linked.picked["page"]).toBe("/cart");
    await linked.close();
  });

  it("is used by keyboard, without the page noticing the keys", async () => {
    const { page, messages, close } = await openFrom(opened.appOrigin, await addressOf("click"));
    await picker(page).waitFor();
    await expect.poll(() => page.evaluate("document.activeElement?.localName")).toBe("tracker-check");
    for (const key of ["Tab", "Tab", "Tab", "Shift+Tab", "Tab", "Tab"]) await page.keyboard.press(key);
    await page.locator("tracker-check").getByText("4 of 8").waitFor();
    await page.getByText("Matches 1 element").waitFor();
    await page.keyboard.press("ArrowUp");
    await page.locator("tracker-check code", { hasText: "#signup" }).waitFor();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect.poll(messages).toMatchObject([{}, { state: "picked", selector: `input[name="email"]` }]);
    expect(await page.evaluate("document.body.dataset.keys")).toBeUndefined();
    await close();

    const other = await openFrom(opened.appOrigin, await addressOf("click"));
    await picker(other.page).waitFor();
    await other.page.keyboard.press("Escape");
    await expect.poll(other.messages).toMatchObject([{}, { state: "canceled" }]);
    expect(await other.page.locator("tracker-check").count()).toBe(0);
    await other.close();
  });

  it("sends nothing to a window that does not show the app", async () => {
    const { page, messages, opener, close } = await openFrom(opened.otherOrigin, await addressOf("click"));
    await picker(page).waitFor();
    await clickOn(page, ".buy");
    await page.locator("tracker-check").waitFor({ state: "detached" });
    // messages arrive in order: this one follows those of the picker
    await page.evaluate(`opener.postMessage({ state: "last" }, "*")`);
    await opener.waitForFunction("received.length > 0");
    expect(await messages()).toEqual([{ origin: opened.site.address, state: "last" }]);
    await close();
  });

  it("shows the selector to copy when the page has no connection to the app", async () => {
    const { page, close } = await openFrom(opened.appOrigin, await addressOf("click"), { how: "noopener" });
    await picker(page).waitFor();
    await clickOn(page, ".buy");
    await page.getByText("This page blocks the connection to the app").waitFor();
    expect(await page.locator("tracker-check code").textContent()).toBe("button.buy");
    await page.getByRole("button", { name: "Copy" }).waitFor();
    await close();
  });

  it("uses the browser's language", async () => {
    const { page, messages, close } = await openFrom(opened.appOrigin, await addressOf("click"), { locale: "de-DE" });
    await page.getByText("Klicken Sie auf das Element").waitFor();
    await page.getByRole("button", { name: "Abbrechen" }).click();
    await expect.poll(messages).toMatchObject([{ state: "ready" }, { state: "canceled" }]);
    await close();
  });

  it("is not shown in a frame, nor without a valid token of the project", async () => {
    const good = await addressOf("click");
    const framed = await openFrom(opened.otherOrigin, "about:blank");
    const loaded = framed.opener.waitForResponse(/\/widget\/check\//);
    await framed.opener.evaluate(`document.body.innerHTML = '<iframe width="800" height="600"></iframe>';
      document.querySelector("iframe").src = ${JSON.stringify(good)}`);
    expect((await loaded).status()).toBe(200);
    const inside = framed.opener.frameLocator("iframe");
    await inside.locator("h1").waitFor();
    await expect.poll(() => framed.opener.frames()[1]?.evaluate("Boolean(globalThis.siteTrackerPick)")).toBe(true);
    expect(await inside.locator("tracker-check").count()).toBe(0);
    await framed.close();

    const member = await opened.site.tokens.signMember(1, Date.now());
    for (const address of [
      withWrongSignature(good),
      await addressOf("click", { widget_id: project.widgetId + 1 }),
      `${opened.site.address}/shop#tracker_check=${member}`,
    ]) {
      const context = await opened.site.browser.newContext();
      const page = await context.newPage();
      const response = page.waitForResponse(/\/widget\/check\//);
      await page.goto(address);
      expect((await response).status()).toBe(404);
      expect(await page.locator("tracker-check").count()).toBe(0);
      await context.close();
    }
  });
});
