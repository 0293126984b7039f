// A page for developers that lists this host's mails, newest first. Mails contain links that open accounts, so the page
// exists only in a development installation: embedded stores, no mail server, no proxy, and only loopback addresses in
// the configuration. Whether the page exists never depends on the request, because behind a reverse proxy on the same
// machine every request looks local. In addition, a request must be local, which blocks other machines and pages of
// other sites (DNS rebinding).
import { Hono } from "hono";
import { isLocalRequest, isOnThisMachine } from "@sightline/schema/rest/network/loopback";
import type { Env } from "#host/env.ts";
import { receivedRequest } from "#host/http/mount/requestHeaders.ts";
import type { Services } from "#host/http/services.ts";
import { outboxHtml } from "./outboxHtml.ts";

const NEWEST = 50;

type Settings = Pick<Env, "PUBLIC_URL" | "TRACKER_URL" | "TRUSTED_PROXIES" | "ENTITIES_URL" | "SMTP_URL">;

export const hasOutboxPage = (env: Settings): boolean =>
  isOnThisMachine(env) && env.TRUSTED_PROXIES === 0 && env.ENTITIES_URL === undefined && env.SMTP_URL === undefined;

export function outboxPage({ entities }: Pick<Services, "entities">): Hono {
  const page = new Hono();
  page.get("/", async (c) => {
    if (!isLocalRequest(receivedRequest(c))) return c.notFound();
    const mails = await entities.selectFrom("mail").selectAll().orderBy("mail_id", "desc").limit(NEWEST).execute();
    c.header("cache-control", "no-store");
    c.header("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
    c.header("referrer-policy", "no-referrer");
    return c.html(outboxHtml(mails));
  });
  return page;
}
