// Runs axe on every screen in one session: unauthenticated, as the roles that exclusively see a screen (an agency, the
// operator), and as the demo's owner, on dialogs and in a language: none of its screens shows an English text of the
// catalog.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findings, goWithin, settled } from "../axe.ts";
import { englishOn, languageOf } from "../language.ts";
import { memberRoutes, openRoutes } from "../routes.ts";
import { origin, signIn, signInAs, useBrowser } from "../walker.ts";

export interface Look {
  width: number;
  height: number;
  colorScheme: "light" | "dark";
  /** of members; not of their dialogs */
  language: Exclude<Code, "en">;
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

/** What the profile shows in each language. */
const profiles = {
  en: { name: "English", label: "Language", save: "Save", heading: "Profile" },
  de: { name: "Deutsch", label: "Sprache", save: "Speichern", heading: "Profil" },
  es: { name: "Español", label: "Idioma", save: "Guardar", heading: "Perfil" },
} as const;
type Code = keyof typeof profiles;

/** Chooses a language in the profile of the page's member. */
async function choose(page: Page, from: Code, to: Code): Promise<void> {
  await page.goto(`${origin()}/profile`);
  await page.getByLabel(profiles[from].label).first().click();
  await page.getByRole("option", { name: profiles[to].name }).click();
  await page.getByRole("button", { name: profiles[from].save, exact: true }).click();
  await page.getByRole("heading", { name: profiles[to].heading, exact: true }).waitFor();
}

export function everyScreen({ width, height, colorScheme, language }: Look): void {
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

    // last, because it changes the owner's language
    describe(`in ${profiles[language].name}`, () => {
      const spoken = languageOf(language);
      beforeAll(() => choose(pages.owner, "en", language));
      afterAll(() => choose(pages.owner, language, "en"));

      it.each([...memberRoutes, ...also])("%s has nothing for axe to find, and no English text", async (path) => {
        const found = await wrong(pages.owner, path);
        expect([...found, ...(await englishOn(pages.owner, path, spoken))]).toEqual([]);
      });
    });
  });
}
