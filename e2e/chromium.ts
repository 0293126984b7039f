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

/** `more`: further command line flags. */
export async function launchChromium(more: readonly string[] = []): Promise<Browser> {
  const path = installed();
  if (path) return chromium.launch({ executablePath: path, args: [...flags, ...more] });
  return chromium.launch({
    executablePath: await sparticuz.executablePath(),
    args: [...sparticuz.args, "--headless", ...flags, ...more],
  });
}
