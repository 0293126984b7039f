// The axe findings of a page in its current state.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

interface Found {
  id: string;
  nodes: string[];
}

async function read(page: Page): Promise<Found[]> {
  // waits for fade-in transitions, because axe reads the current colors; what follows scrolling runs forever
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .every((one) => one.playState !== "running" || one.effect?.getTiming().iterations !== 1),
  );
  if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ content: axe });
  return page.evaluate(async () => {
    const { axe: runner } = window as unknown as {
      axe: { run(context: { exclude: string[] }): Promise<{ violations: Finding[] }> };
    };
    // what react-aria told screen readers stays for seconds, also after the element that it names has gone
    const { violations } = await runner.run({ exclude: ["[data-live-announcer]"] });
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 3).map((node) => `${node.html}: ${node.failureSummary}`),
    }));
  });
}

const busy = (page: Page) => page.locator('[aria-busy="true"]').count();

/**
 * The page's context needs `bypassCSP`. Empty without findings. What a screen shows while it loads something else is dimmed
 * on purpose: it is read again afterwards.
 */
export async function findings(page: Page): Promise<Found[]> {
  const found = await read(page);
  if (found.length === 0 || (await busy(page)) === 0) return found;
  await expect.poll(() => busy(page), { timeout: 30_000 }).toBe(0);
  return read(page);
}

/** Navigates within the app like an in-app link, without reloading the page. Stays where the page is already. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    // it would be refreshed, without a sign of when that begins
    if (location.pathname + location.search === to) return;
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, address);
}

/** Waits until all requests of a screen have finished, each for at most `timeout` milliseconds. */
export async function settled(page: Page, timeout = 30_000): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["address"] === location.pathname + location.search);
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect.poll(() => busy(page), { timeout }).toBe(0);
}
