// Every route under axe, wide and narrow, light and dark; and the way in by keyboard alone.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { origin, signIn, useBrowser } from "./walker.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Finding {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

const bare = ["/login", "/404", "/sign-up", "/free-trial", "/forgot-password", "/reset-password/x"];
const looks = [
  { width: 1440, height: 1000, colorScheme: "light" },
  { width: 390, height: 844, colorScheme: "dark" },
] as const;

describe.each(looks)("at $width px, $colorScheme", ({ width, height, colorScheme }) => {
  const { walker } = useBrowser();
  let signedOut: Page;
  let signedIn: Page;
  beforeAll(async () => {
    const look = { viewport: { width, height }, colorScheme, bypassCSP: true };
    signedOut = (await walker(look)).page;
    signedIn = (await walker(look)).page;
    await signIn(signedIn);
  });

  it.each([
    ...bare,
    "/",
    "/events",
    "/event-tracking",
    "/event-tracking/new",
    "/goals",
    "/goals/new",
    "/visitors",
    "/users",
    "/visitor/acquisition",
    "/visitor/map?country=DE",
    "/visitor/monthly-chart",
    "/behavior-flow",
    "/behavior-flow?view=table",
    "/error-log",
    "/overview",
    "/report",
    "/report/daily-traffic",
    "/report/engagement",
    "/report/hourly-traffic",
    "/report/performance",
    "/timeline?range=last_90_days&entry=note-1&at=2026-10-04",
    "/visitor/realtime",
    "/visitor/retention?range=last_90_days",
    "/sites",
    "/settings",
    "/profile",
    "/company",
    "/team",
    "/website",
    "/block-ip",
    "/welcome",
    "/website/settings",
    "/upgrade-account",
    "/subscription",
    "/payment",
    "/billing",
    "/checkout?plan=2&cycle=year",
    "/card/add",
    "/redeem-code",
    "/extend-trials",
    "/affiliate-program",
    "/refer-and-earn",
    "/notification",
    "/developer",
    "/get-started",
    "/analytics",
    "/newcheckout",
    "/optimizecheckout",
  ])("%s has nothing for axe to find", async (path) => {
    const page = bare.includes(path) ? signedOut : signedIn;
    await page.goto(`${origin()}${path}`);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await expect.poll(() => page.locator('[aria-busy="true"]').count(), { timeout: 15_000 }).toBe(0);
    await page.addScriptTag({ content: axe });
    const findings = await page.evaluate(async () => {
      const { axe: runner } = window as unknown as { axe: { run(): Promise<{ violations: Finding[] }> } };
      const { violations } = await runner.run();
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.slice(0, 3).map((node) => `${node.html}: ${node.failureSummary}`),
      }));
    });
    expect(findings).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

describe("by keyboard alone", () => {
  const { walker } = useBrowser();

  it("somebody signs in, changes the range, and leaves", async () => {
    const { page } = await walker();
    await page.goto(`${origin()}/login`);
    await page.getByLabel("Email").focus();
    await page.keyboard.type("owner@demo.test");
    await page.keyboard.press("Tab");
    await page.keyboard.type("sightline");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Dashboard" }).waitFor();

    await page.getByRole("button", { name: /Last 30 days/ }).focus();
    await page.keyboard.press("Enter");
    await page.getByText("Last 7 days", { exact: true }).first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("group", { name: "Sessions" }).getByRole("button").first().focus();
    await page.keyboard.press("Space");
    await page.waitForURL(/metric=SESSIONS/);

    await page.getByRole("button", { name: /Olivia/ }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: /log ?out/i }).waitFor();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    await page.waitForURL(/\/login/);
  });
});
