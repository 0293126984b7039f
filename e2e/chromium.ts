// The Chromium for the tests: from CHROMIUM_PATH, an installed one, or the one from the npm packages.
import sparticuz from "@sparticuz/chromium";
import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";
import { chromiumPath } from "./env.ts";

const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

function installed(): string | undefined {
  const candidates = [chromiumPath, chromium.executablePath(), "/usr/bin/chromium", "/usr/bin/google-chrome"];
  return candidates.find((path) => path && existsSync(path));
}

export async function chromiumCommand(): Promise<{ executablePath: string; args: string[] }> {
  const path = installed();
  if (path) return { executablePath: path, args: flags };
  return { executablePath: await sparticuz.executablePath(), args: [...sparticuz.args, "--headless", ...flags] };
}

export async function launchChromium(): Promise<Browser> {
  return chromium.launch(await chromiumCommand());
}
