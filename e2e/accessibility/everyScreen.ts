// Runs axe on every screen in one session: unauthenticated, as the demo's owner, and as the roles that exclusively see
// a screen (an agency, the operator). Then on the dialogs that open over them.
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { findings, goWithin, settled } from "../axe.ts";
import { memberRoutes, openRoutes } from "../routes.ts";
import { origin, signIn, signInAs, useBrowser } from "../walker.ts";

export interface Look {
  width: number;
  height: number;
  colorScheme: "light" | "dark";
}

/** Screens whose content depends on the URL. */
const also = [
  "/behavior-flow?view=table",
  "/checkout?plan=2&cycle=year",
  "/heatmap/view?url=/demo/category/tents&range=last_30_days",
  "/heatmap/view?url=/demo/category/tents&range=last_30_days&mode=scroll",
  "/timeline?range=last_90_days&entry=note-1&at=2026-10-04",
  "/visitor/map?country=DE",
  "/visitor/retention?range=last_90_days",
];

/** One opens the demo without signing in, the other is a component gallery for developers. */
const elsewhere = new Set(["/no-sign-up", "/dev/components"]);

/** Confirmations of destructive actions have the role alert. */
const dialogOf = (page: Page, name: string | RegExp) =>
  page.getByRole("dialog", { name }).or(page.getByRole("alertdialog", { name }));

/** A button and the dialog it opens. */
const dialogs = [
  ["/website", "Add project", "Add project"],
  ["/website", /^Delete /, /^Delete /],
  ["/team", "Invite", "Invite teammate"],
  ["/block-ip", "Add rule", "Add a rule"],
  ["/developer", "Create key", "Create API key"],
  ["/developer", /^Revoke /, /^Revoke /],
  ["/developer?tab=webhooks", "Add webhook", "Add webhook"],
  ["/get-started", "Email it to a developer", "Email it to a developer"],
  ["/heatmap", "New heatmap", "New heatmap"],
  ["/profile", "Change email", "Change your email"],
  ["/profile", "Delete my account", "Delete your account?"],
] as const;

export function everyScreen({ width, height, colorScheme }: Look): void {
  describe(`every screen at ${width} px, ${colorScheme}`, () => {
    const { walker } = useBrowser();
    const pages = {} as Record<"nobody" | "owner" | "agency" | "operator", Page>;
    beforeAll(async () => {
      const look = { viewport: { width, height }, colorScheme, bypassCSP: true };
      const open = async () => (await walker(look)).page;
      Object.assign(pages, {
        nobody: await open(),
        owner: await open(),
        agency: await open(),
        operator: await open(),
      });
      await pages.nobody.goto(`${origin()}/login`);
      await signIn(pages.owner);
      await signInAs(pages.agency, "bella@brightside.test");
      await signInAs(pages.operator, "operator@portal.test");
    });

    /** All findings for the screen, including one that is wider than the window. */
    async function wrong(page: Page, path: string): Promise<unknown[]> {
      await goWithin(page, path);
      await settled(page);
      const drawn = await page.evaluate(() => document.documentElement.scrollWidth);
      return [...(await findings(page)), ...(drawn > width ? [`${path} is ${drawn} px wide`] : [])];
    }

    it.each(openRoutes.filter((path) => !elsewhere.has(path)))(
      "%s, signed out, has nothing for axe to find",
      async (path) => {
        expect(await wrong(pages.nobody, path)).toEqual([]);
      },
    );

    it.each([...memberRoutes, ...also])("%s has nothing for axe to find", async (path) => {
      expect(await wrong(pages.owner, path)).toEqual([]);
    });

    it.each([
      ["/agency", "agency"],
      ["/agency?tab=brand", "agency"],
      ["/service-portal", "operator"],
    ] as const)("%s, as the %s, has nothing for axe to find", async (path, who) => {
      expect(await wrong(pages[who], path)).toEqual([]);
    });

    it.each(dialogs)("%s: %s opens a dialog with nothing for axe to find", async (path, button, name) => {
      const page = pages.owner;
      await goWithin(page, path);
      await settled(page);
      const opener = page.getByRole("button", { name: button }).first();
      await opener.click();
      await dialogOf(page, name).waitFor();
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press("Escape");
      await dialogOf(page, name).waitFor({ state: "detached" });
      await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
    });
  });
}
