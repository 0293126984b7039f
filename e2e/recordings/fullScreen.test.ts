// The player in full screen: the page is seen, also that of the next recording, and other screens are not in full screen.
import { describe, expect, it } from "vitest";
import { goWithin } from "../axe.ts";
import { origin } from "../walker.ts";
import { isFocusVisible } from "./keyboardFocus.ts";
import { watchedRecordings } from "./watchedRecordings.ts";

describe("player in full screen", () => {
  const { recordings, watch } = watchedRecordings();

  it("stays in full screen with the next recording, and leaves it with the player", async () => {
    const [first, second] = recordings;
    const { page, button, replayed, complaints } = await watch(first?.key ?? "");
    await page.goto(`${origin()}/goals`);
    await page.getByRole("heading", { level: 1, name: "Goals" }).waitFor();
    await goWithin(page, `/video/${first?.key}`);
    await replayed.getByRole("heading", { name: "First" }).waitFor();
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    await page.keyboard.press("f");
    await button("Leave full screen (F)").waitFor();
    await replayed.getByRole("heading", { name: "First" }).waitFor();
    await page.keyboard.press("n");
    await replayed.getByRole("heading", { name: "Second" }).waitFor();
    expect(page.url()).toContain(second?.key);
    await button("Leave full screen (F)").waitFor();
    expect(await isFull()).toBe(true);
    await isFocusVisible(page);

    await page.goBack();
    await replayed.getByRole("heading", { name: "First" }).waitFor();
    expect(await isFull()).toBe(true);
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Goals" }).waitFor();
    await expect.poll(isFull).toBe(false);
    expect(complaints).toEqual([]);
  });
});
