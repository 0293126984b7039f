// The picker while the member uses the page in between, and when its time is over.
import { describe, expect, it } from "vitest";
import { clickOn, picker, pickerSite } from "../testing/pickerSite.ts";

const opened = pickerSite();
const { addressOf, openFrom } = opened;

describe("picker while the page is used", { timeout: 60_000 }, () => {
  it("lets the member use the page in between, to open a menu", async () => {
    const { page, messages, close } = await openFrom(opened.appOrigin, await addressOf("click"));
    await page.getByRole("button", { name: "Use the page normally" }).click();
    await page.locator(".buy").click();
    expect(await page.evaluate("document.body.dataset.hit")).toBe("1");
    await page.getByRole("button", { name: "Pick again" }).click();
    await clickOn(page, ".buy");
    await expect.poll(messages).toMatchObject([{}, { selector: "button.buy" }]);
    await close();
  });

  it("is shown again on the page of a link, and on a modal dialog", async () => {
    const { page, messages, close } = await openFrom(opened.appOrigin, await addressOf("click"));
    await page.getByRole("button", { name: "Use the page normally" }).click();
    await page.evaluate(`document.querySelector(".active").href = "/shop/cart"`);
    await page.locator(".active").click();
    await page.waitForURL("**/shop/cart*");
    await picker(page).waitFor();
    await page.evaluate(`document.querySelector("dialog").showModal()`);
    await page.locator("dialog tracker-check").waitFor({ state: "attached" });
    await clickOn(page, "#inside");
    await expect.poll(messages).toMatchObject([{}, { state: "ready" }, { selector: "#inside" }]);
    await close();
  });

  it("tells the app when its time is over", async () => {
    const { page, messages, close } = await openFrom(opened.appOrigin, await addressOf("click"), { clock: true });
    await picker(page).waitFor();
    await page.clock.fastForward(600_000);
    await expect.poll(messages).toMatchObject([{ state: "ready" }, { state: "canceled" }]);
    await close();
  });
});
