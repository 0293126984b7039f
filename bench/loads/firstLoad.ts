// What a browser with an empty cache loads when a page of the app is opened: requests, and bytes as received, with
// headers.
import type { Browser } from "playwright-core";

export interface FirstLoad {
  requests: number;
  /** of all responses, with headers; without WebSocket messages */
  bytes: number;
  /** bytes by URL */
  files: Map<string, number>;
  /** ids of the documents sent over HTTP */
  operations: string[];
}

export interface Visit {
  url: string;
  /** of a session, `name=value` */
  cookie?: string | undefined;
}

interface Pending {
  url: string;
  isCached: boolean;
}

/** The screen is loaded when the network is idle, and shows a heading or a form. */
export async function firstLoad(browser: Browser, { url, cookie }: Visit): Promise<FirstLoad> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    if (cookie !== undefined) {
      const [name = "", ...value] = cookie.split("=");
      await context.addCookies([{ name, value: value.join("="), url: new URL(url).origin }]);
    }
    const page = await context.newPage();
    const load: FirstLoad = { requests: 0, bytes: 0, files: new Map(), operations: [] };
    const pending = new Map<string, Pending>();
    const failed: string[] = [];
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    session.on("Network.requestWillBeSent", ({ requestId, request }) => {
      if (!request.url.startsWith("http")) return;
      pending.set(requestId, { url: request.url, isCached: false });
      if (new URL(request.url).pathname !== "/graphql") return;
      const { id } = JSON.parse(request.postData ?? "{}") as { id?: unknown };
      load.operations.push(String(id));
    });
    session.on("Network.requestServedFromCache", ({ requestId }) => {
      const request = pending.get(requestId);
      if (request) request.isCached = true;
    });
    session.on("Network.responseReceived", ({ response }) => {
      if (response.status >= 400) failed.push(`${new URL(response.url).pathname} was answered with ${response.status}`);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const request = pending.get(requestId);
      if (request === undefined || request.isCached) return;
      load.requests += 1;
      load.bytes += encodedDataLength;
      load.files.set(request.url, (load.files.get(request.url) ?? 0) + encodedDataLength);
    });
    await page.goto(url, { waitUntil: "networkidle", timeout: 180_000 });
    await page.locator("h1, form").first().waitFor({ timeout: 180_000 });
    // requests that the screen sends after its data has loaded
    await page.waitForLoadState("networkidle");
    if (failed.length > 0) throw new Error(failed.join(", "));
    return load;
  } finally {
    await context.close();
  }
}
