// Compares the dashboard's numbers with an independent count of the sent events.
import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { exactFigure, hostOrigin, signIn, useBrowser } from "./walker.ts";

const MINUTE = 60_000;
const agent =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

interface Visit {
  visitor: string;
  /** the pages, one minute apart */
  pages: string[];
  signsUp?: boolean;
}

async function sendVisit({ visitor, pages, signsUp }: Visit, campaign: string, ago: number): Promise<void> {
  const now = Date.now();
  const start = now - ago;
  const at = (path: string) => `http://localhost/demo${path}`;
  const views = pages.map((path, n) => ({
    type: "pageview",
    event_id: randomUUID(),
    ts: start + n * MINUTE,
    url: at(path),
    entry: n === 0,
  }));
  const signUp = {
    type: "event",
    event_id: randomUUID(),
    ts: start + pages.length * MINUTE,
    url: at(pages.at(-1) ?? "/"),
    name: "e2e_sign_up",
  };
  const batch = {
    sent_at: now,
    visitor_id: visitor,
    session: {
      id: randomUUID(),
      start,
      entry_url: at(pages[0] ?? "/"),
      utm_source: "walk",
      utm_medium: "e2e",
      utm_campaign: campaign,
    },
    events: signsUp ? [...views, signUp] : views,
  };
  const request = () =>
    fetch(`${hostOrigin()}/collect/demo-shop`, {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": agent },
      body: JSON.stringify(batch),
    });
  expect((await request()).status).toBe(204);
  // sent again, like a tracker that got no response: it must count once
  expect((await request()).status).toBe(204);
}

describe("numbers of the dashboard", () => {
  const { walker } = useBrowser();

  it("equal the counts of the sent events", async () => {
    const campaign = `walk-${randomUUID().slice(0, 8)}`;
    const [ann, bob, cem] = [randomUUID(), randomUUID(), randomUUID()];
    const visits: Visit[] = [
      { visitor: ann, pages: ["/", "/category/packs", "/cart"], signsUp: true },
      { visitor: ann, pages: ["/"] },
      { visitor: bob, pages: ["/category/packs", "/"] },
      { visitor: cem, pages: ["/product/ridgeline-32"] },
    ];
    // within the current UTC day, so that no midnight falls between the visits and the check
    const interval = Math.min(50 * MINUTE, (Date.now() % 86_400_000) / 2);
    for (const [n, visit] of visits.entries()) await sendVisit(visit, campaign, interval * (1 - n / 8));

    const { page } = await walker();
    await signIn(
      page,
      "owner",
      `/login?redirect=${encodeURIComponent(`/?range=last_7_days&goal=e2e_sign_up&f=utm_campaign:is:${campaign}`)}`,
    );
    const figure = (label: string) => exactFigure(page, label);
    await expect.poll(() => figure("Visitors")).toBe(new Set(visits.map((visit) => visit.visitor)).size);
    expect(await figure("Sessions")).toBe(visits.length);
    expect(await figure("Page views")).toBe(visits.reduce((sum, visit) => sum + visit.pages.length, 0));
    expect(await figure("Conversions")).toBe(visits.filter((visit) => visit.signsUp).length);
    const bounces = visits.filter((visit) => visit.pages.length === 1 && !visit.signsUp).length;
    const bounce = page.getByRole("group", { name: "Bounce rate" });
    expect(await bounce.locator("[title]").first().textContent()).toBe(
      `${((bounces / visits.length) * 100).toFixed(1)}%`,
    );
    // its rows are drawn when the user scrolls near it
    await page.getByRole("heading", { name: "Pages", exact: true }).scrollIntoViewIfNeeded();
    const top = page.getByRole("grid", { name: "Top pages" }).getByRole("row", { name: "/demo", exact: true });
    await top.waitFor();
    expect(await top.getByRole("gridcell").allTextContents()).toEqual(expect.arrayContaining(["2", "3"]));
  });
});
