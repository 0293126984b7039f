// The player without a mouse: every part is reached and used by keys, and the focus is always on something that is seen.
import { describe, expect, it } from "vitest";
import { origin } from "../walker.ts";
import { choose, hasFocus, isFocusVisible, tabTo } from "./keyboardFocus.ts";
import { watchedRecordings } from "./watchedRecordings.ts";

describe("player by keyboard", () => {
  const { recordings, watch } = watchedRecordings();

  it("plays, seeks, changes speed and skips inactivity, in the page and in full screen", async () => {
    const { page, button, time, at, isAt, complaints } = await watch(recordings[0]?.key ?? "");
    await tabTo(page, time);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await isAt("0:10");
    await page.keyboard.press("End");
    await isAt("1:30");
    await page.keyboard.press("Home");
    await isAt("0:00");
    await tabTo(page, button("10 seconds forward (→)"));
    await page.keyboard.press("Enter");
    await isAt("0:10");

    const skip = page.getByRole("switch", { name: "Skip inactivity" });
    await tabTo(page, skip);
    await page.keyboard.press("Space");
    expect(await skip.isChecked()).toBe(false);
    await tabTo(page, button("5 s"));
    await page.keyboard.press("Enter");
    await choose(page, page.getByRole("menuitemradio", { name: "over 10 s" }));
    await button("10 s").waitFor();
    await expect.poll(() => hasFocus(button("10 s"))).toBe(true);
    expect(await skip.isChecked()).toBe(true);

    for (const isFull of [false, true]) {
      if (isFull) {
        await tabTo(page, button("Full screen (F)"));
        await page.keyboard.press("Enter");
        await button("Leave full screen (F)").waitFor();
        await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
        await isFocusVisible(page);
        await page.keyboard.press("Tab");
        await isFocusVisible(page);
      }
      const speed = button(/^Speed /);
      await tabTo(page, speed, "Shift+Tab");
      await page.keyboard.press("Enter");
      await choose(page, page.getByRole("menuitemradio", { name: isFull ? "4×" : "2×" }));
      await button(isFull ? "Speed 4×" : "Speed 2×").waitFor();
      await expect.poll(() => hasFocus(speed)).toBe(true);
      const play = button(/^(Play|Pause) \(Space\)$/);
      await tabTo(page, play, "Shift+Tab");
      const before = await at();
      await page.keyboard.press("Space");
      await button("Pause (Space)").waitFor();
      await expect.poll(at).not.toBe(before);
      await page.keyboard.press("Space");
      await button("Play (Space)").waitFor();
      expect(await hasFocus(play)).toBe(true);
    }
    // the comment is written beside the page
    await page.keyboard.press("c");
    const comment = page.getByRole("textbox", { name: "Comment" });
    await expect.poll(() => hasFocus(comment)).toBe(true);
    await isFocusVisible(page);
    expect(complaints).toEqual([]);
  });

  it("seeks by each tab's rows, writes, mentions and deletes a comment, and shares this second", async () => {
    const { page, button, at, isAt, complaints } = await watch(recordings[0]?.key ?? "");
    const tab = (name: RegExp) => page.getByRole("tab", { name });
    const row = (list: string, name: string) =>
      page.getByRole("list", { name: list }).getByRole("button", { name: new RegExp(`^\\d+:\\d\\d .*${name}`) });
    await tabTo(page, tab(/^Events/));
    await tabTo(page, row("Events", "Rage"));
    await page.keyboard.press("Enter");
    await isAt("0:21");
    for (const [name, list, content, second] of [
      [/^Errors/, "Errors", "cart is undefined", "0:32"],
      [/^Console/, "Console", "Stock is low", "0:41"],
      [/^Network/, "Network", "/cart", "0:52"],
    ] as const) {
      await tabTo(page, page.getByRole("tab", { selected: true }), "Shift+Tab");
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => hasFocus(tab(name))).toBe(true);
      await tabTo(page, row(list, content));
      await page.keyboard.press("Space");
      await isAt(second);
      await isFocusVisible(page);
    }
    await tabTo(page, page.getByRole("tab", { selected: true }), "Shift+Tab");
    for (const name of [/^Comments/, /^Visitor/, /^Attributes/]) {
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => hasFocus(tab(name))).toBe(true);
      await page.getByRole("tabpanel").locator(":scope > *").first().waitFor();
      await isFocusVisible(page);
    }

    // also where the comments are already shown
    for (const opening of ["c", "Escape", "c"]) {
      await page.keyboard.press(opening);
      if (opening === "Escape") await page.keyboard.press("Shift+Tab");
    }
    const comment = page.getByRole("textbox", { name: "Comment" });
    await expect.poll(() => hasFocus(comment)).toBe(true);
    await page.keyboard.type("Too slow here");
    await tabTo(page, button("Mention"));
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem").first().waitFor();
    await isFocusVisible(page);
    await page.keyboard.press("Enter");
    await expect.poll(() => hasFocus(button("Mention"))).toBe(true);
    await tabTo(page, button("Comment at 0:52"));
    await page.keyboard.press("Enter");
    const written = page.getByRole("list", { name: "Comments" }).getByRole("button", { name: /Too slow here @/ });
    await written.waitFor();
    await isFocusVisible(page);
    await page.keyboard.press("Tab");
    await tabTo(page, written);
    await page.keyboard.press("ArrowLeft");
    await isAt("0:42");
    await page.keyboard.press("Enter");
    await isAt("0:52");
    await tabTo(page, page.getByRole("list", { name: "Comments" }).getByRole("button", { name: "Delete" }));
    await page.keyboard.press("Enter");
    await written.waitFor({ state: "detached" });
    await isFocusVisible(page);

    await tabTo(page, button("Share"), "Shift+Tab");
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    expect(await dialog.getByRole("checkbox", { name: "Start at 0:52" }).isChecked()).toBe(true);
    await tabTo(page, dialog.getByRole("button", { name: "Copy link" }));
    await page.keyboard.press("Enter");
    await expect.poll(() => dialog.getByRole("textbox", { name: "Link" }).inputValue()).toMatch(/\?t=52$/);
    await isFocusVisible(page);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => hasFocus(button("Share"))).toBe(true);
    expect(await at()).toBe("0:52");
    expect(complaints).toEqual([]);
  });

  it("opens the next and the previous recording, and hides, outlines and stars without losing the focus", async () => {
    const [first, second] = recordings;
    const { page, button, replayed, complaints } = await watch(first?.key ?? "", "?element=h1");
    const next = button("Next recording (N)");
    await tabTo(page, next);
    await page.keyboard.press("Enter");
    await replayed.getByRole("heading", { name: "Second" }).waitFor();
    expect(page.url()).toContain(second?.key);
    await isFocusVisible(page);
    await tabTo(page, button("Previous recording (P)"), "Shift+Tab");
    await page.keyboard.press("Enter");
    await replayed.getByRole("heading", { name: "First" }).waitFor();
    await isFocusVisible(page);
    await page.keyboard.press("n");
    await replayed.getByRole("heading", { name: "Second" }).waitFor();
    await isFocusVisible(page);

    await page.goto(`${origin()}/video/${first?.key}?element=h1`);
    await tabTo(page, button("Remove outline"));
    await page.keyboard.press("Enter");
    await button("Remove outline").waitFor({ state: "detached" });
    await isFocusVisible(page);
    await tabTo(page, button("Star"), "Shift+Tab");
    await page.keyboard.press("Enter");
    await button("Starred").waitFor();
    expect(await hasFocus(button("Starred"))).toBe(true);
    await page.keyboard.press("Enter");
    await button("Star").waitFor();
    await tabTo(page, button("Keys of the player"));
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Keys of the player" }).waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => hasFocus(button("Keys of the player"))).toBe(true);
    await tabTo(page, button("Download"));
    await page.keyboard.press("Enter");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      choose(page, page.getByRole("menuitem", { name: "JSON file" })),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.json$/);
    await expect.poll(() => hasFocus(button("Download"))).toBe(true);
    await tabTo(page, page.getByRole("tab", { selected: true }));
    await page.keyboard.press("t");
    await button("Show details (T)").waitFor();
    await isFocusVisible(page);
    expect(complaints).toEqual([]);
  });
});
