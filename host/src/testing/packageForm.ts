// The demo page of a form validation library from the registry, which was not written for this product, and five
// visitors whose acts are known: one sees the form only, three give up, one completes it.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import { chromiumCommand } from "./chromium.ts";

const folder = path.resolve(import.meta.dirname, "../../../node_modules/formbouncerjs");

export interface PackageSite {
  address: string;
  close(): void;
}

/** Serves the demo page with the tracker's tag at /index.html, and empty pages elsewhere. */
export async function servePackageForm(tag: string): Promise<PackageSite> {
  const server = createServer((request, answer) => {
    const file = request.url ?? "/";
    const isScript = file.endsWith(".js");
    answer.setHeader("content-type", isScript ? "text/javascript" : "text/html; charset=utf-8");
    if (file !== "/index.html" && !file.startsWith("/dist/")) return answer.end();
    const text = readFileSync(path.join(folder, file), "utf8");
    answer.end(isScript ? text : text.replace("<head>", `<head>${tag}`));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Reports leave out headless browsers, which name themselves even in what is sent when a page is left. */
const userAgent = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";

export function launchVisitors(configured?: string): Promise<Browser> {
  const { executablePath, args } = chromiumCommand(configured);
  return chromium.launch({ executablePath, args: [...args, `--user-agent=${userAgent}`] });
}

async function type(page: Page, field: string, text: string): Promise<void> {
  await page.focus(`#${field}`);
  await page.keyboard.type(text);
}

async function chooseFile(page: Page): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent("filechooser"), page.click("#file")]);
  await chooser.setFiles({ name: "photo.png", mimeType: "image/png", buffer: Buffer.from("photo") });
}

const SUBMIT = "input[type=submit]";
const texts = {
  ...{ date: "03182026", time: "1030AM", email: "ann@mail.example", url: "https://mail.example" },
  ...{ urlnotld: "http://intranet", number: "7", integer: "8", numberminmax: "5", tel: "123-456-7890" },
  ...{ password: "Secret123", "confirm-password": "Secret123", textminmax: "seven" },
};

/** The page says that the form was sent, and is loaded again. */
async function complete(page: Page): Promise<void> {
  await chooseFile(page);
  for (const [field, text] of Object.entries(texts)) await type(page, field, text);
  await page.focus("#month");
  for (const key of ["ArrowUp", "ArrowRight", "ArrowUp"]) await page.keyboard.press(key);
  await page.focus("#select");
  await page.keyboard.press("ArrowDown");
  await page.check("#radio-1");
  await page.check("#checkbox-1");
  await Promise.all([page.waitForEvent("load"), page.click(SUBMIT)]);
}

async function leaveAtEmail(page: Page): Promise<void> {
  await chooseFile(page);
  await type(page, "date", texts.date);
  await type(page, "email", "ann");
}

/** The page moves the focus to the first field with an error. */
async function seeErrors(page: Page): Promise<void> {
  await type(page, "number", "3");
  await page.click(SUBMIT);
  await page.locator(".error-message").first().waitFor();
}

export const visits: readonly ((page: Page) => Promise<void>)[] = [
  complete,
  leaveAtEmail,
  leaveAtEmail,
  seeErrors,
  async () => {},
];

export const knownCounts = { views: 5, starters: 4, attempts: 2, completions: 1 };
