// A recording by a share link: a member shares it from a second, and a recipient without an account watches it.
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { findings } from "../axe.ts";
import { ask, codesOf, send } from "../gatewayCalls.ts";
import { element, opened, page as recordedPage, sendRecording, text, type SentRecording } from "./sentRecording.ts";
import { origin, signIn, useBrowser } from "../walker.ts";

const Made = z.object({
  data: z.object({
    createShareLink: z.object({ url: z.url(), edge: z.object({ node: z.object({ id: z.string() }) }) }),
  }),
});
const Opened = z.object({
  data: z.object({ openShareLink: z.object({ token: z.string().nullable(), passwordNeeded: z.boolean() }) }),
});

let recording: SentRecording;
let other: SentRecording;
const move = (at: number) => ({
  type: 3,
  at,
  data: { source: 1, positions: [{ x: at % 700, y: 90, id: 1, timeOffset: 0 }] },
});
const shown = (title: string) => [
  ...opened(recordedPage([], element("body", {}, [element("h1", {}, [text(title)])]))),
  ...[500, 2500, 20_000, 24_000].map(move),
];
beforeAll(async () => {
  recording = await sendRecording(shown("Two-person tents"));
  other = await sendRecording(shown("Sleeping bags"));
});

async function makeLink(more: Record<string, unknown> = {}) {
  const range = { preset: "TODAY" };
  const input = { project: recording.project, module: "PLAYBACK", itemId: recording.key, range, ...more };
  const { body } = await ask(
    "mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { url edge { node { id } } problem { message } } }",
    { input },
  );
  const { url, edge } = Made.parse(body).data.createShareLink;
  return { url, id: edge.node.id, param: url.split("/").at(-1) ?? "" };
}

async function open(encryptedParam: string, password?: string) {
  const { body } = await send("openShareLinkMutation", { input: { encryptedParam, password } });
  return Opened.parse(body).data.openShareLink;
}

const replayed = (page: Page) => page.frameLocator("iframe[title='Recorded page']").frameLocator("iframe");
const time = (page: Page) => page.getByRole("slider", { name: "Time in the recording" });

describe("a shared recording", () => {
  const { walker } = useBrowser();

  it("plays for a recipient without an account from the second that the link names, read only", async () => {
    const member = await walker({ bypassCSP: true });
    await signIn(member.page, "user");
    await member.page.goto(`${origin()}/video/${recording.key}?t=2`);
    await member.page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = member.page.getByRole("dialog");
    expect(await dialog.getByRole("checkbox", { name: "Start at 0:02" }).isChecked()).toBe(true);
    expect(await dialog.getByRole("checkbox", { name: "Allow changing the date range" }).count()).toBe(0);
    expect(await findings(member.page)).toEqual([]);
    await dialog.getByRole("button", { name: "Copy link" }).click();
    const url = await dialog.getByRole("textbox", { name: "Link" }).inputValue();
    expect(url).toMatch(new RegExp(`^${origin()}/share/playback/[\\w-]+\\?t=2$`));
    expect(url).not.toContain(recording.key);
    expect(member.complaints).toEqual([]);

    const { page, complaints } = await walker({ bypassCSP: true });
    await page.goto(url);
    await replayed(page).getByRole("heading", { name: "Two-person tents" }).waitFor();
    expect(await time(page).getAttribute("aria-valuetext")).toBe("0:02 of 0:24");
    for (const role of ["navigation", "link"] as const)
      expect(await page.getByRole("main").getByRole(role).count()).toBe(0);
    for (const name of ["Share", "Star", "Delete", "Copy link", "Next recording (N)"])
      expect(await page.getByRole("button", { name, exact: true }).count()).toBe(0);
    expect(await page.getByRole("tab", { name: /Comments/ }).count()).toBe(0);
    await page.getByRole("tab", { name: "Visitor" }).click();
    await page.getByText("Operating system").waitFor();
    await page.keyboard.press("c");
    expect(await page.getByRole("textbox", { name: "Comment" }).count()).toBe(0);
    expect(await findings(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const skip = page.getByRole("switch", { name: "Skip inactivity" });
    expect(await skip.isChecked()).toBe(true);
    await page.keyboard.press("s");
    await expect.poll(() => skip.isChecked()).toBe(false);
    await page.reload();
    await replayed(page).getByRole("heading", { name: "Two-person tents" }).waitFor();
    expect(await skip.isChecked()).toBe(false);
    expect(complaints).toEqual([]);
  });

  it("opens no other recording, no list and no comments", async () => {
    const { token } = await open((await makeLink()).param);
    const holder = { "x-share-token": token ?? "" };
    const bytes = async (widgetId: number, key: string) =>
      (await fetch(`${origin()}/recordings/${widgetId}/${key}/events`, { headers: holder })).status;
    expect(await bytes(recording.widgetId, recording.key)).toBe(200);
    expect(await bytes(other.widgetId, other.key)).toBe(403);
    expect(await bytes(2, recording.key)).toBe(403);
    const screenOf = (key: string, isMember = false, project: string | null = null) =>
      send("RecordingScreenQuery", { project, key, isMember }, holder);
    const seen = await screenOf(recording.key);
    expect(seen.body.errors).toBeUndefined();
    expect(seen.text).toContain('"comments":null');
    const refused = await Promise.all([
      screenOf(other.key),
      screenOf(recording.key, true),
      screenOf(recording.key, false, "2"),
      send("FindRecordingScreenQuery", { project: null, session: recording.key }, holder),
      send("useMarkViewedMutation", { input: { ids: [], isViewed: true } }, holder),
    ]);
    for (const answer of refused) expect(codesOf(answer)).toContain("FORBIDDEN");
  });

  it("can have a password and an expiry, and shows nothing once it is blocked, expired or its recording is deleted", async () => {
    const locked = await makeLink({ password: "open sesame" });
    const outsider = await walker();
    await outsider.page.goto(locked.url);
    await outsider.page.getByLabel("Password").fill("open sesame");
    await outsider.page.getByRole("button", { name: "Open link" }).click();
    await replayed(outsider.page).getByRole("heading", { name: "Two-person tents" }).waitFor();

    const blocked = await makeLink();
    await ask("mutation ($input: UpdateShareLinkInput!) { updateShareLink(input: $input) { link { isOpen } } }", {
      input: { id: blocked.id, blocked: true },
    });
    await outsider.page.goto(blocked.url);
    await outsider.page.waitForURL(`${origin()}/404`);

    const short = await makeLink({ expiresAt: new Date(Date.now() + 1500).toISOString() });
    await expect.poll(async () => (await open(short.param)).token).toBeNull();
    await outsider.page.goto(short.url);
    await outsider.page.waitForURL(`${origin()}/404`);

    const gone = await makeLink({ itemId: other.key });
    const id = Buffer.from(`Recording:${other.widgetId}:${other.key}`).toString("base64url");
    await ask("mutation ($input: DeleteRecordingsInput!) { deleteRecordings(input: $input) { deletedIds } }", {
      input: { ids: [id] },
    });
    await outsider.page.goto(gone.url);
    await outsider.page.getByText("Recording not found").waitFor();
    expect(await outsider.page.getByRole("main").getByRole("link").count()).toBe(0);
  });
});
