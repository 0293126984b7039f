// A page for developers: the mails that this host wrote, newest first. Mails hold links that open accounts, so the page
// is there on embedded stores only, and only for somebody at this very machine: the connection comes from it, no proxy
// handed the request on, and the address bar says localhost.
import { Hono } from "hono";
import type { Context } from "hono";
import type { Env } from "#host/env.ts";
import { clientAddress } from "#host/http/mount/requestHeaders.ts";
import type { Services } from "#host/http/services.ts";
import { outboxHtml } from "./outboxHtml.ts";

const NEWEST = 50;
const here = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const forwarding = ["x-forwarded-for", "x-forwarded-host", "forwarded", "x-real-ip", "via"];

export const hasOutboxPage = (env: Env): boolean => env.DEMO || env.ENTITIES_URL === undefined;

function isAtThisMachine(c: Context): boolean {
  if (forwarding.some((name) => c.req.header(name) !== undefined)) return false;
  const { hostname } = new URL(c.req.url);
  return here.has(clientAddress(c, 0)) && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

export function outboxPage({ entities }: Pick<Services, "entities">): Hono {
  const page = new Hono();
  page.get("/", async (c) => {
    if (!isAtThisMachine(c)) return c.notFound();
    const mails = await entities.selectFrom("mail").selectAll().orderBy("mail_id", "desc").limit(NEWEST).execute();
    c.header("cache-control", "no-store");
    c.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
    c.header("referrer-policy", "no-referrer");
    return c.html(outboxHtml(mails));
  });
  return page;
}
