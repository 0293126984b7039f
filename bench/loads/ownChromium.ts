// A Chromium with a profile of its own, which Playwright only signs in: in a browser that Playwright had started, Lighthouse
// failed with "Target closed" or did not end. Both open and close pages; which of them is at fault was not found out.
import { spawn } from "node:child_process";
import { chromium } from "playwright-core";
import { chromiumCommand } from "../../e2e/chromium.ts";
import { end, register } from "../run/processes.ts";
import { freePort } from "../run/server.ts";
import { withTemporaryFolder } from "../run/temporaryFolder.ts";
import type { Visit } from "./firstLoad.ts";

const STARTS_WITHIN_MS = 60_000;

async function waitUntilItListens(port: number): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined);
    if (response?.ok) return;
    if (Date.now() > deadline) throw new Error(`Chromium does not listen on port ${port}`);
    await new Promise((done) => setTimeout(done, 200));
  }
}

/** In the profile itself: contexts that Playwright opens have cookies of their own. */
async function signInTo(port: number, { url, cookie }: Visit): Promise<void> {
  if (cookie === undefined) return;
  const [name = "", ...value] = cookie.split("=");
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const session = await browser.newBrowserCDPSession();
  await session.send("Storage.setCookies", { cookies: [{ name, value: value.join("="), url: new URL(url).origin }] });
  // only disconnects
  await browser.close();
}

/** `use` gets the port of its debugging protocol. */
export async function withOwnChromium<T>(visit: Visit, use: (port: number) => Promise<T>): Promise<T> {
  const { executablePath, args } = chromiumCommand();
  return withTemporaryFolder(async (folder) => {
    const port = await freePort();
    const own = [
      "--headless=new",
      "--disable-dev-shm-usage",
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${folder}`,
    ];
    const child = spawn(executablePath, [...args, ...own, "about:blank"], { stdio: "ignore" });
    register(child);
    try {
      await waitUntilItListens(port);
      await signInTo(port, visit);
      return await use(port);
    } finally {
      await end(child, 5);
    }
  });
}
