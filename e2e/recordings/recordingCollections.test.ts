// A member finds a recording of the demo shop by its friction, collects it and saves the search.
import { describe, expect, it } from "vitest";
import { settled } from "../axe.ts";
import { operationId } from "../gatewayCalls.ts";
import { origin, signIn, useBrowser } from "../walker.ts";
import { UNTIL_YESTERDAY } from "./untilYesterday.ts";

describe("collections of recordings", () => {
  const { walker } = useBrowser();

  it("hold a recording that is found by its friction, and are used by keyboard", async () => {
    const { page, complaints } = await walker();
    await signIn(page, "user", `/login?redirect=${encodeURIComponent(`/recordings?${UNTIL_YESTERDAY}`)}`);
    const list = page.getByRole("list", { name: "Recordings" });
    const found = list.getByRole("listitem").filter({ hasText: "1 abandoned form" });
    await page.getByRole("button", { name: "Collection: All recordings" }).press("Enter");
    await page.getByRole("menuitem", { name: "With friction" }).press("Enter");
    await page.getByRole("button", { name: "Collection: With friction" }).waitFor();
    await found.first().waitFor();
    // all recordings are listed until those of the collection arrive, which takes the focus of a row that goes
    await settled(page);
    expect(page.url()).toContain("collection=friction");

    const link = found.first().getByRole("link");
    await link.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await page
      .getByRole("tooltip")
      .getByText(/^Form abandoned \//)
      .waitFor();
    await page.keyboard.press("Escape");

    await found.first().getByRole("checkbox").press("Space");
    await page.getByRole("button", { name: "Add to collection" }).press("Enter");
    await page.getByRole("menuitem", { name: "New collection…" }).press("Enter");
    await page.getByRole("textbox", { name: "Name" }).fill("Abandoned checkout");
    await page.keyboard.press("Enter");
    await page.getByText("1 recording added to Abandoned checkout").waitFor();
    await page.getByRole("button", { name: "Clear selection" }).press("Enter");
    await page.getByRole("button", { name: "Collection: With friction" }).press("Enter");
    await page.getByRole("menuitem", { name: /Abandoned checkout/ }).press("Enter");
    await page.getByRole("button", { name: "Collection: Abandoned checkout" }).waitFor();
    await expect.poll(() => list.getByRole("listitem").count()).toBe(1);
    expect(page.url()).toMatch(/collection=\w+/);

    await page.goto(`${origin()}/recordings?${UNTIL_YESTERDAY}&sort=LONGEST`);
    await page.getByRole("button", { name: "Collection: All recordings" }).press("Enter");
    await page.getByRole("menuitem", { name: "Save this search…" }).press("Enter");
    await page.getByRole("textbox", { name: "Name" }).fill("Longest");
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Collection: Longest" }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe("preview of a recording", () => {
  const { walker } = useBrowser();

  it("opens on hover and by keyboard, and is requested once and not before, without the recording itself", async () => {
    const { page, context, complaints } = await walker();
    const requests: { url: string; isPreview: boolean }[] = [];
    const preview = operationId("RecordingPreviewQuery");
    context.on("request", (request) =>
      requests.push({ url: request.url(), isPreview: request.postData()?.includes(preview) ?? false }),
    );
    const previews = () => requests.filter(({ isPreview }) => isPreview).length;
    await signIn(page, "user", `/login?redirect=${encodeURIComponent(`/recordings?${UNTIL_YESTERDAY}`)}`);
    const items = page.getByRole("list", { name: "Recordings" }).locator(":scope > li");
    await items.nth(2).waitFor();
    await settled(page);
    expect(previews()).toBe(0);

    // its pages, each with its time
    const tooltip = page.getByRole("tooltip");
    const pages = tooltip.getByText(/^\/demo/);
    const link = (n: number) => items.nth(n).getByRole("link");
    // elsewhere first: after a key or a focus, a pointer that enters with its first move opens nothing
    const hover = async () => {
      await page.mouse.move(5, 5);
      await link(0).hover();
    };
    await hover();
    await pages.first().waitFor();
    await tooltip
      .getByText(/^\d+:\d\d$/)
      .first()
      .waitFor();
    expect(previews()).toBe(1);
    await page.mouse.move(0, 0);
    await tooltip.waitFor({ state: "detached" });

    await link(1).focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await pages.first().waitFor();
    expect(previews()).toBe(2);
    await page.keyboard.press("Escape");
    await tooltip.waitFor({ state: "detached" });

    await hover();
    await pages.first().waitFor();
    expect(previews()).toBe(2);
    const foreign = requests.filter(({ url }) => !url.startsWith(origin()) && !/^(data|blob):/.test(url));
    expect(foreign).toEqual([]);
    expect(requests.filter(({ url }) => /replay-frame|\/recordings\/\d+\/.*\/events/.test(url))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
