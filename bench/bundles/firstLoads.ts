// Files and operations that a browser loads when a screen of the app is opened for the first time.
import type { Browser } from "playwright-core";

export interface FirstLoad {
  /** URLs of the files */
  files: string[];
  /** ids of the documents sent over HTTP */
  operations: string[];
}

/** `cookie` is `name=value`. `shown` is a selector for an element of the fully loaded screen. */
export async function firstLoad(
  browser: Browser,
  { origin, path, cookie, shown }: { origin: string; path: string; cookie?: string; shown: string },
): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 2400 } });
  try {
    if (cookie !== undefined) {
      const [name = "", ...value] = cookie.split("=");
      await context.addCookies([{ name, value: value.join("="), url: origin }]);
    }
    const page = await context.newPage();
    const load: FirstLoad = { files: [], operations: [] };
    page.on("response", (response) => {
      const request = response.request();
      if (new URL(response.url()).pathname === "/graphql") {
        const { id } = (request.postDataJSON() ?? {}) as { id?: unknown };
        load.operations.push(String(id));
      } else if (["document", "script", "stylesheet", "font"].includes(request.resourceType())) {
        load.files.push(response.url());
      }
    });
    await page.goto(origin + path, { waitUntil: "networkidle" });
    await page.locator(shown).first().waitFor({ timeout: 15_000 });
    // requests that the screen sends after its data has loaded
    await page.waitForLoadState("networkidle");
    return load;
  } finally {
    await context.close();
  }
}

/** Compressed size of each file (brotli), as sent by the gateway. A file loaded twice counts once. */
export async function wireBytes(files: readonly string[]): Promise<Map<string, number>> {
  const bytes = new Map<string, number>();
  for (const file of new Set(files)) {
    const answer = await fetch(file, { headers: { "accept-encoding": "br" } });
    const length = answer.headers.get("content-length");
    if (!answer.ok || length === null) throw new Error(`${file} was answered with status ${answer.status}`);
    bytes.set(new URL(file).pathname, Number(length));
    await answer.arrayBuffer();
  }
  return bytes;
}
