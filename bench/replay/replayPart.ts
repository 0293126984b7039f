// The player on a recording of half an hour and 20,000 events, in Chromium on the built app: from following its link until
// the recorded page is visible, and from a click on the timeline until the page of that second is.
import type { Page } from "playwright-core";
import { launchChromium } from "../../e2e/chromium.ts";
import { BROWSER } from "../../host/src/testing/recordedChunk.ts";
import { withDataFolder } from "../product/dataFolder.ts";
import { withProduct, type Product } from "../product/openProduct.ts";
import { signIn } from "../product/servedGateway.ts";
import type { Benchmark, Part, Scale } from "../report/part.ts";
import { budgetRow, median, milliseconds } from "../report/row.ts";
import { longRecording, type LongRecording } from "./longRecording.ts";

const efforts: Record<Scale, { seconds: number; events: number; rounds: number }> = {
  check: { seconds: 240, events: 2400, rounds: 1 },
  quick: { seconds: 1800, events: 20_000, rounds: 3 },
  usual: { seconds: 1800, events: 20_000, rounds: 9 },
  full: { seconds: 1800, events: 20_000, rounds: 9 },
};
/** Milliseconds. */
const FIRST_FRAME = 700;
const SEEK = 400;
/** Shares of the recording that are sought, forwards and backwards. */
const PLACES = [0.5, 0.9, 0.1, 0.75, 0.3];
/** Seconds by which a click on the timeline may miss. */
const NEAR = 12;

/** Returns the bytes of the chunks. */
async function store({ facts }: Product, recording: LongRecording): Promise<number> {
  const send = async (path: string, body: Buffer) => {
    const url = `${facts.origin}/${path}/${facts.widgetKey}`;
    const response = await fetch(url, {
      method: "POST",
      headers: { "user-agent": BROWSER },
      body: new Uint8Array(body),
    });
    if (response.status !== 204)
      throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
  };
  await send("collect", Buffer.from(JSON.stringify(recording.batch)));
  let sent = 0;
  for (const chunk of recording.chunks) {
    const bytes = chunk(Date.now());
    await send("record", bytes);
    sent += bytes.length;
  }
  return sent;
}

interface Moment {
  /** seconds in the recording, of which the page's heading names one */
  from: number;
  to: number;
}

const near = (second: number): Moment => ({ from: Math.round(second) - NEAR, to: Math.round(second) + NEAR });

/**
 * Resolves to the milliseconds from the click in `act` until the replayed page with a heading is painted. The page measures
 * it by itself: Playwright looks only every half second, and has to wait for the page's thread.
 */
async function untilShown(page: Page, moment: Moment, act: () => Promise<void>): Promise<number> {
  await page.evaluate(({ from, to }) => {
    const heading = () =>
      document
        .querySelector<HTMLIFrameElement>("iframe[title='Recorded page']")
        ?.contentDocument?.querySelector("iframe")
        ?.contentDocument?.querySelector("h1")?.textContent;
    const isShown = () => {
      const second = Number(/^Second (\d+)$/.exec(heading() ?? "")?.[1]);
      return second >= from && second <= to;
    };
    const marks = performance as Performance & { shownAfter?: number | undefined };
    marks.shownAfter = undefined;
    const measured = ({ timeStamp: began }: Event) => {
      const look = () => {
        if (!isShown()) return requestAnimationFrame(look);
        // a task after the frame that contains it
        return requestAnimationFrame(() => setTimeout(() => (marks.shownAfter = performance.now() - began)));
      };
      look();
    };
    addEventListener("pointerdown", measured, { capture: true, once: true });
  }, moment);
  await act();
  const shown = await page.waitForFunction(() => (performance as Performance & { shownAfter?: number }).shownAfter);
  return (await shown.jsonValue()) ?? Number.NaN;
}

async function measurePlayer(page: Page, origin: string, { key, seconds }: LongRecording, rounds: number) {
  const frames: number[] = [];
  const seeks: number[] = [];
  const slider = page.getByRole("slider", { name: "Time in the recording" });
  // the first round loads the player's files and doesn't count
  for (let round = 0; round <= rounds; round++) {
    await page.goto(`${origin}/recordings?range=last_7_days`);
    const link = page.getByRole("list", { name: "Recordings" }).locator(`a[href*="${key}"]`).first();
    await link.waitFor();
    const frame = await untilShown(page, near(0), () => link.click());
    if (round > 0) frames.push(frame);
    const box = await slider.boundingBox();
    if (!box) throw new Error("the timeline is not visible");
    const place = PLACES[round % PLACES.length] ?? 0.5;
    const seek = await untilShown(page, near(place * seconds), () =>
      page.mouse.click(box.x + box.width * place, box.y + box.height / 2),
    );
    if (round > 0) seeks.push(seek);
  }
  return { frames, seeks };
}

async function measure(product: Product, part: Part, scale: Scale): Promise<void> {
  const { seconds, events, rounds } = efforts[scale];
  const recording = longRecording(seconds, events);
  const bytes = await store(product, recording);
  const browser = await launchChromium();
  product.stack.defer(() => browser.close());
  const origin = product.gateway.origin.replace("127.0.0.1", "localhost");
  const [name = "", ...value] = (await signIn(product.gateway.origin, product.facts.owner)).split("=");
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  await context.addCookies([{ name, value: value.join("="), url: origin }]);
  const { frames, seeks } = await measurePlayer(await context.newPage(), origin, recording, rounds);
  part.rows.push(
    budgetRow("first frame", median(frames), FIRST_FRAME, milliseconds),
    budgetRow("seek", median(seeks), SEEK, milliseconds),
  );
  part.notes.push(
    `${seconds / 60} minutes, ${recording.events.toLocaleString("en")} events in ${recording.chunks.length} chunks, ${Math.round(bytes / 1024)} KB`,
  );
}

export const replayPart: Benchmark = {
  title: "Player on a long recording (reference: the budget)",
  measure: (part, scale) =>
    withDataFolder((folder) =>
      withProduct(folder, { events: 1000, active: 0 }, (product) => measure(product, part, scale)),
    ),
};
