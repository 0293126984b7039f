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

/** The page's context needs `bypassCSP`. Empty without findings. */
export async function findings(page: Page): Promise<{ id: string; nodes: string[] }[]> {
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
  await expect.poll(() => page.locator('[aria-busy="true"]').count(), { timeout }).toBe(0);
}
