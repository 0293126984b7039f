// The shared layout of all pages of the demo shop: head, tracker, header, footer.
import { html, raw } from "hono/html";
import type { Env } from "#host/env.ts";
import { categories } from "../data/catalog.ts";
import { SHOP_NAME } from "../history/shopPages.ts";
import { NEWEST_RELEASE } from "../history/siteFailures.ts";

export type SiteEnv = Pick<Env, "TRACKER_URL" | "PUBLIC_URL">;
export type Html = ReturnType<typeof html>;

export const SHOP_KEY = "demo-shop";

/** Commands before the tracker has loaded wait in its queue. */
const QUEUE = "window.siteTracker=window.siteTracker||function(){(siteTracker.q=siteTracker.q||[]).push(arguments)}";

const euros = new Intl.NumberFormat("en-IE", { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
export const price = (value: number) => euros.format(value);

const logo = raw(
  `<svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true"><circle cx="16" cy="16" r="16" fill="#2f5e4f"/><path d="M4 22l8-11 5 6 4-5 7 10z" fill="#f6efe2"/></svg>`,
);

function header(): Html {
  const links = Object.entries(categories).map(
    ([slug, { name }]) => html`<a href="/demo/category/${slug}">${name}</a>`,
  );
  return html`<header class="top">
    <a class="brand" href="/demo/">${logo}<span>Northwind</span></a>
    <nav aria-label="Categories">${links}<a href="/demo/guide">Find your pack</a><a href="/demo/blog/">Stories</a></nav>
    <form class="search" action="/demo/search" role="search">
      <input type="search" name="q" placeholder="Search gear" aria-label="Search gear" />
    </form>
    <a class="cart-link" href="/demo/cart">Cart <span class="cart-count" hidden></span></a>
  </header>`;
}

function footer(env: SiteEnv): Html {
  return html`<footer>
    <section class="newsletter" aria-labelledby="letter">
      <h2 id="letter">The Sunday letter</h2>
      <p>One walk, one recipe, one thing worth repairing. Once a week.</p>
      <form>
        <label for="letter-mail">Email address</label>
        <div class="field-row">
          <input id="letter-mail" type="email" required placeholder="you@example.com" /><button>Subscribe</button>
        </div>
        <p role="status" aria-live="polite"></p>
      </form>
    </section>
    <section class="small-print">
      <p>
        ${SHOP_NAME} is a shop that does not exist: nothing is sold and no form is sent. Every visit here is counted in
        the demo project, so look at <a href="${env.PUBLIC_URL}">your dashboard</a> while you click around.
      </p>
      <p><a href="https://www.openstreetmap.org/" rel="noopener">Find trails near you on OpenStreetMap</a></p>
    </section>
  </footer>`;
}

export interface Page {
  title: string;
  body: Html;
  /** data for the page's script, as JSON in `#page-data` */
  data?: unknown;
}

/** `<` is escaped so that data can't close its element. */
const asJson = (data: unknown) => raw(JSON.stringify(data).replaceAll("<", "\\u003c"));

export function document(env: SiteEnv, { title, body, data }: Page): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${SHOP_NAME}</title>
        <link rel="icon" href="/demo/assets/icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/demo/assets/shop.css" />
        <link rel="stylesheet" href="/demo/assets/pages.css" />
        <script>
          ${raw(QUEUE)};
        </script>
        <script async src="${env.TRACKER_URL}/js/track.js?key=${SHOP_KEY}" data-release="${NEWEST_RELEASE}"></script>
        <script type="module" src="/demo/assets/shop.js"></script>
        ${
          data === undefined
            ? ""
            : html`<script type="application/json" id="page-data">
                ${asJson(data)}
              </script>`
        }
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        ${header()}
        <main id="content">${body}</main>
        ${footer(env)}
      </body>
    </html>`;
}
