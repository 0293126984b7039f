// A small site with the built tracker, on a different origin than ingest, and a browser to visit it.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import type { Browser } from "playwright-core";
import { build } from "vite";
import { createTokens, type Tokens } from "#host/members/tokens.ts";
import { checkCalls } from "../script/checkCalls.ts";
import { siteRoutes } from "../site.routes.ts";
import { NO_CONFIG } from "../siteConfig.ts";
import { cors } from "#host/ingest/refusal.ts";
import { launchChromium } from "#host/testing/chromium.ts";
import { noDrops, project, silent, type TestIngest } from "./testIngest.ts";

const page = (tracker: string, title: string) => `<!doctype html><title>${title}</title>
<script>window.siteTracker = window.siteTracker || function () { (siteTracker.q = siteTracker.q || []).push(arguments) };
siteTracker("event", "early", { from: "stub" });</script>
<script async src="${tracker}" data-release="1.4.2"></script>
<body style="height: 4000px">
<button id="alive" onclick="this.textContent = 'clicked ' + Date.now()">Works</button>
<button id="dead" onclick="">Call ann@shop.example</button>
<a id="out" href="http://127.0.0.1:9/partner?secret=1" onclick="event.preventDefault()">Partner</a>
<input id="field" value="my secret value">
<button id="spa" onclick="history.pushState({}, '', '/second?x=1'); document.title = 'Second'">Next</button>
<button id="bad" onclick="this.textContent = 'bad'; missing.thing()">Break</button>`;

/** Returns the page at a path, given the tracker's URL; undefined: the site's usual page. */
export type PageOf = (path: string, tracker: string) => string | undefined;

/** A second project, whose tracker may run on the same page. */
export const secondProject = { ...project, widgetId: 8, key: "second-key" };

export interface VisitedSite {
  address: string;
  /** the tracker's script */
  tracker: string;
  browser: Browser;
  /** the bodies of all batches as they arrived, decompressed */
  received(): readonly string[];
  /** signs tokens that ingest accepts for a member's check of a rule, or picker of elements */
  tokens: Tokens;
  /** status with which ingest rejects batches; undefined: it accepts them */
  refuseWith(status: number | undefined, headers?: Record<string, string>): void;
  close(): Promise<void>;
}

type Mode = "rules" | "check" | "pick" | "main" | "record" | "forms";

async function buildScript(mode: Mode): Promise<string> {
  const configFile = fileURLToPath(new URL("../../../tracker/vite.config.ts", import.meta.url));
  const built = await build({ configFile, build: { write: false }, ...(mode !== "main" && { mode }) });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((each) => ("output" in each ? each.output : []));
  return outputs[0]?.type === "chunk" ? outputs[0].code : "";
}

/** The first byte of a compressed body. */
const GZIP = 0x1f;

/** Built once for all files of a test process. */
const scripts = new Map<Mode, Promise<string>>();

export function builtScript(mode: Mode): Promise<string> {
  const script = scripts.get(mode) ?? buildScript(mode);
  scripts.set(mode, script);
  return script;
}

export async function openVisitedSite(testIngest: TestIngest, pageOf: PageOf = () => undefined): Promise<VisitedSite> {
  const code = (await builtScript("rules")) + (await builtScript("main"));
  const onPage = { check: await builtScript("check"), pick: await builtScript("pick") };
  const tokens = createTokens("of the visited site", Date.now);
  const projects = {
    byKey: async (key: string) => (key === secondProject.key ? secondProject : project),
    siteOf: async () => NO_CONFIG,
    markInstalled: async () => {},
    ...noDrops,
  };
  let refusal: Response | undefined;
  const app = new Hono();
  app.get("/js/track.js", (context) => context.body(code, 200, { ...cors, "content-type": "text/javascript" }));
  app.get("/js/forms.js", async (context) =>
    context.body(await builtScript("forms"), 200, { ...cors, "content-type": "text/javascript" }),
  );
  const received: string[] = [];
  app.post("/collect/*", async ({ req }, next) => {
    const bytes = Buffer.from(await req.raw.clone().arrayBuffer());
    received.push(String(bytes[0] === GZIP ? gunzipSync(bytes) : bytes));
    return refusal ? refusal.clone() : await next();
  });
  app.route("/", siteRoutes({ ingest: testIngest.ingest, projects, log: silent, now: Date.now }));
  app.route("/", checkCalls({ projects, tokens, log: silent, now: Date.now, script: (kind) => onPage[kind] }));
  const api = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => resolve(server));
  });
  const tracker = `http://127.0.0.1:${(api.address() as AddressInfo).port}/js/track.js?key=${project.key}`;
  const site = createServer((request, answer) => {
    answer.setHeader("content-type", "text/html");
    if (request.url?.startsWith("/broken")) answer.statusCode = 503;
    if (request.url?.startsWith("/strict"))
      answer.setHeader("content-security-policy", "script-src 'unsafe-inline' http://127.0.0.1:*"); // no eval
    if (request.url?.includes("no-referrer")) answer.setHeader("referrer-policy", "no-referrer");
    const own = pageOf(request.url ?? "/", tracker);
    answer.end(own ?? page(tracker, request.url?.startsWith("/other") ? "Other" : "Shop"));
  });
  await new Promise<void>((resolve) => site.listen(0, "localhost", resolve));
  const browser = await launchChromium();
  return {
    address: `http://localhost:${(site.address() as AddressInfo).port}`,
    tracker,
    browser,
    received: () => received,
    tokens,
    refuseWith(status, headers = {}) {
      refusal =
        (status &&
          new Response(null, {
            status,
            headers: { "access-control-allow-origin": "*", "access-control-expose-headers": "retry-after", ...headers },
          })) ||
        undefined;
    },
    async close() {
      await browser.close();
      site.closeAllConnections();
      site.close();
      api.close();
    },
  };
}
