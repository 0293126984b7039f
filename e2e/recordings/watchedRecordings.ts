// Two recordings of a visit with something in every tab of the player, and a member who watches them.
import { beforeAll, expect } from "vitest";
import { signIn, useBrowser } from "../walker.ts";
import { element, opened, page as recordedPage, sendRecording, text, type SentRecording } from "./sentRecording.ts";
import { sendVisit } from "./sentVisit.ts";

const plugin = (name: string, at: number, payload: object) => ({
  ...{ type: 6, at, data: { plugin: `sightline/${name}@1`, payload } },
});
const move = (at: number) => ({
  ...{ type: 3, at, data: { source: 1, positions: [{ x: at % 700, y: 90, id: 1, timeOffset: 0 }] } },
});

/** The second follows the first. */
export function watchedRecordings() {
  const recordings: SentRecording[] = [];
  beforeAll(async () => {
    for (const title of ["First", "Second"]) {
      const shown = recordedPage([], element("body", {}, [element("h1", {}, [text(title)])]));
      const recording = await sendRecording([
        ...opened(shown),
        ...[500, 2500, 30_000, 60_000, 90_000].map(move),
        plugin("console", 41_000, { level: "warn", text: "Stock is low" }),
        plugin("network", 52_000, { method: "GET", url: "/cart", status: 500, duration_ms: 12, bytes: 3 }),
      ]);
      await sendVisit({
        ...recording.visit,
        url: "https://shop.test/",
        events: [
          { type: "pageview", at: 0, entry: true },
          { type: "rage", at: 21_000, selector: "#buy", text: "Buy", value: 4 },
          { type: "error", at: 32_000, message: "cart is undefined" },
        ],
      });
      recordings.push(recording);
    }
  });
  const { walker } = useBrowser();

  async function watch(key: string, search = "") {
    const walk = await walker();
    const { page } = walk;
    const order = JSON.stringify(recordings.map((one) => one.key));
    await page.addInitScript((keys) => sessionStorage.setItem("recording-list", keys), order);
    await signIn(page, "user", `/login?redirect=${encodeURIComponent(`/video/${key}${search}`)}`);
    const button = (name: string | RegExp) => page.getByRole("button", { name, exact: typeof name === "string" });
    const time = page.getByRole("slider", { name: "Time in the recording" });
    const replayed = page.frameLocator("iframe[title='Recorded page']").frameLocator("iframe");
    await replayed.getByRole("heading").waitFor();
    const at = async () => (await time.getAttribute("aria-valuetext"))?.split(" ")[0];
    return { ...walk, button, time, replayed, at, isAt: (second: string) => expect.poll(at).toBe(second) };
  }
  return { recordings, watch };
}
