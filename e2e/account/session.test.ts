// The life cycle of a session, and the dashboard's behavior while the API host is down.
import { describe, expect, it } from "vitest";
import { hostOrigin, order, origin, signIn, useBrowser } from "../walker.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const notice = "The data service isn't responding. Retrying…";

describe("session", () => {
  const { walker } = useBrowser();

  it("ends 72 hours after the sign-in", async () => {
    const { page } = await walker();
    await page.clock.install();
    await signIn(page);
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    await page.clock.fastForward(72 * HOUR - 10 * MINUTE);
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    await page.clock.fastForward(12 * MINUTE);
    await page.waitForURL(/\/login/);
    await page.goto(`${origin()}/visitor/realtime`);
    await page.waitForURL(/\/login\?redirect=/);
  });

  it("survives an outage of the host: the dashboard reports it and recovers without a reload", async () => {
    const { page } = await walker();
    await signIn(page);
    await page.getByRole("img", { name: /Visitors over time/ }).waitFor();
    await page.evaluate(() => document.body.setAttribute("data-never-reloaded", ""));
    await order("kill-host");
    await page.getByText(notice).waitFor();
    // the bar covers nothing, also below the start of the page
    for (const scrolled of [0, 400]) {
      await page.evaluate((top) => scrollTo(0, top), scrolled);
      const bar = await page.getByText(notice).boundingBox();
      const below = bar && bar.y + bar.height;
      await expect
        .poll(() =>
          page
            .getByRole("banner")
            .boundingBox()
            .then((header) => header?.y),
        )
        .toBe(below);
    }
    await order("start-host");
    await page.getByText(notice).waitFor({ state: "detached" });
    const visitor = await walker();
    await visitor.page.goto(`${hostOrigin()}/demo/`);
    await page.getByRole("link", { name: "Realtime" }).click();
    await page.getByRole("region", { name: "Event feed" }).getByText("/demo", { exact: true }).first().waitFor();
    expect(await page.locator("body[data-never-reloaded]").count()).toBe(1);
  });

  it("shows no error while the host restarts: screens that are opened meanwhile wait for it", async () => {
    const { page, complaints } = await walker();
    await signIn(page);
    await page.getByRole("img", { name: /Visitors over time/ }).waitFor();
    const failures: Promise<string | undefined>[] = [];
    page.on("response", (response) => {
      if (new URL(response.url()).pathname !== "/graphql") return;
      failures.push(response.text().then((text) => (text.includes('"errors":[') ? text : undefined)));
    });
    await order("kill-host");
    await page.getByRole("link", { name: "Realtime" }).click();
    await order("start-host");
    await page.getByRole("region", { name: "Event feed" }).waitFor();
    expect(failures.length).toBeGreaterThan(0);
    expect((await Promise.all(failures)).filter(Boolean)).toEqual([]);
    expect(await page.getByText(notice).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it("ends after the fourth ping in a row that fails", async () => {
    const { page } = await walker();
    await signIn(page);
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();
    await order("kill-host");
    try {
      await page.getByText("Oppss.. Your session has expired.").waitFor({ timeout: 100_000 });
      expect(new URL(page.url()).pathname).toBe("/login");
    } finally {
      await order("start-host");
    }
  });
});
