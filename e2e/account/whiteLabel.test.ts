// Under a customer's host name, none of our brand names appears anywhere: on no route, signed out, signed in or through
// a share link, and neither in page sources, headers nor emails sent from there.
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { ownBrands } from "@sightline/schema/rest/company/ownBrands";
import { goWithin, settled } from "../axe.ts";
import { memberRoutes, openRoutes } from "../routes.ts";
import { hostOrigin, origin, useBrowser } from "../walker.ts";

const BRAND = "Brightside Insights";
/** For crawling every route of the app on a shared machine. */
const CRAWL_MS = 400_000;
const names = [...new Set(Object.values(ownBrands).flatMap(({ name }) => [name, name.split(" ")[0] ?? name]))];
const white = () => origin().replace("//localhost", "//stats.brightside.localhost");

/** Our brand names, wherever they occur: in text, attributes, scripts and responses. */
const ours = (text: string) => names.filter((name) => text.toLowerCase().includes(name.toLowerCase()));

/** Reads every response that the pages get from our servers. */
function listen(page: Page): { found: Set<string>; settled(): Promise<unknown> } {
  const found = new Set<string>();
  const reading: Promise<unknown>[] = [];
  page.on("response", (response) => {
    if (!response.url().startsWith(white())) return;
    const where = new URL(response.url()).pathname;
    reading.push(
      (async () => {
        // abandoned pages have no headers, and neither they nor redirects have a body
        const headers = JSON.stringify(await response.allHeaders().catch(() => ({})));
        const sent = JSON.stringify(
          await response
            .request()
            .allHeaders()
            .catch(() => ({})),
        );
        // what is in the built files is tested below
        const body = where.startsWith("/assets/") ? "" : await response.text().catch(() => "");
        for (const [part, text] of Object.entries({ headers, sent, body })) {
          for (const name of ours(text)) found.add(`${name} in the ${part} of ${where}`);
        }
      })(),
    );
  });
  return { found, settled: () => Promise.all(reading) };
}

/** Opens a URL as if typed into the address bar. */
async function typeIn(page: Page, route: string): Promise<void> {
  await page.goto(white() + route);
  // until all pending requests have finished
  await page.waitForFunction(
    () => document.body.innerText.trim().length > 20 && document.querySelector('[aria-busy="true"]') === null,
  );
}

/** Opens a URL like an in-app link. */
async function follow(page: Page, route: string): Promise<void> {
  await goWithin(page, route);
  await settled(page);
}

async function look(page: Page, route: string): Promise<string[]> {
  const [html, title] = [await page.content(), await page.title()];
  if (!title.includes(BRAND)) return [`${route} is titled ${title}`];
  return ours(html).map((name) => `${name} on ${route}`);
}

async function crawl(page: Page, list: readonly string[], open = typeIn): Promise<string[]> {
  const heard = listen(page);
  const wrong: string[] = [];
  for (const route of list) {
    await open(page, route);
    wrong.push(...(await look(page, route)));
  }
  await heard.settled();
  return [...wrong, ...heard.found];
}

describe("white label under a customer's host name", () => {
  const { walker } = useBrowser();
  const clientEmail = "hanna@harbour.test";
  let shared: string;

  beforeAll(async () => {
    const signIn = await fetch(`${hostOrigin()}/authenticate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: clientEmail, password: "sightline" }),
    });
    const { jwt } = z.object({ jwt: z.string() }).parse(await signIn.json());
    const ask = async (query: string, variables: object = {}) => {
      const headers = { "content-type": "application/json", authorization: `Bearer ${jwt}` };
      const body = JSON.stringify({ query, variables });
      return (await fetch(`${origin()}/graphql`, { method: "POST", headers, body })).json();
    };
    const { data } = z
      .object({ data: z.object({ viewer: z.object({ project: z.object({ id: z.string() }) }) }) })
      .parse(await ask("{ viewer { project { id } } }"));
    const input = { project: data.viewer.project.id, module: "DASHBOARD", range: { preset: "LAST_30_DAYS" } };
    const made = z
      .object({ data: z.object({ createShareLink: z.object({ url: z.url() }) }) })
      .parse(
        await ask("mutation ($input: CreateShareLinkInput!) { createShareLink(input: $input) { url } }", { input }),
      );
    shared = new URL(made.data.createShareLink.url).pathname;
  });

  it("discovers all routes", () => {
    expect(openRoutes).toEqual(expect.arrayContaining(["/login", "/free-trial"]));
    expect(memberRoutes).toEqual(expect.arrayContaining(["/company", "/agency", "/service-portal", "/report"]));
  });

  it("never shows our brand names to a signed-out visitor on any route", { timeout: CRAWL_MS }, async () => {
    const { page } = await walker();
    expect(await crawl(page, [...openRoutes, shared])).toEqual([]);
  });

  it.each(["bella@brightside.test", clientEmail])(
    "never shows our brand names to %s on any route",
    { timeout: CRAWL_MS },
    async (email) => {
      const { page } = await walker();
      await page.goto(`${white()}/login`);
      await page.getByLabel("Email").first().fill(email);
      await page.getByLabel("Password").first().fill("sightline");
      await page.getByRole("button", { name: "Log in", exact: true }).click();
      await page.waitForURL((url) => url.pathname !== "/login");
      await settled(page);
      expect(await crawl(page, memberRoutes, follow)).toEqual([]);
    },
  );

  it("has none of our brand names in any built file", () => {
    const dist = path.resolve(import.meta.dirname, "../../web/dist");
    const wrong = globSync("**/*.{js,css,html,json,svg,txt,webmanifest}", { cwd: dist }).flatMap((file) =>
      ours(readFileSync(path.join(dist, file), "utf8")).map((name) => `${name} in ${file}`),
    );
    expect(wrong).toEqual([]);
  });

  it("has none of our brand names in emails, whose links use the customer's host name", async () => {
    const { page } = await walker();
    await page.goto(`${white()}/forgot-password`);
    await page.getByLabel("Email").fill(clientEmail);
    await page.keyboard.press("Enter");
    await page.getByText(clientEmail).first().waitFor();
    const outbox = await (await fetch(`${hostOrigin()}/dev/outbox`)).text();
    const mail = outbox.split("<article>").find((each) => each.includes(clientEmail)) ?? "";
    expect(mail).toContain(`${white()}/reset-password/`);
    expect(mail).toContain(BRAND);
    expect(ours(mail)).toEqual([]);
  });

  it("has the customer's icon, color and title before any script has run", async () => {
    const { page } = await walker({ javaScriptEnabled: false });
    await page.goto(`${white()}/login`);
    expect(await page.title()).toBe(BRAND);
    const icon = await page.locator("link[rel=icon]").getAttribute("href");
    expect(icon).toMatch(/^\/brand-image\//);
    expect((await page.goto(white() + icon))?.headers()["content-type"]).toBe("image/svg+xml");
  });
});
