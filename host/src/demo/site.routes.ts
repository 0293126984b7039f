// The demo shop at /demo/: rendered from the catalog on request, with the tracker of the project `demo-shop`.
import { readdirSync, readFileSync } from "node:fs";
import { Hono } from "hono";
import { document, type Page, type SiteEnv } from "./site/layout.ts";
import { cartPage, checkoutPage, thankYouPage } from "./site/pages/orderPages.ts";
import { categoryPage, homePage, productPage, searchPage } from "./site/pages/shopPages.ts";
import { blogPage, guidePage, missingPage, storyPage } from "./site/pages/storyPages.ts";

const types: Record<string, string> = {
  css: "text/css; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  svg: "image/svg+xml",
};

function readAssets(): Map<string, { text: string; type: string }> {
  const folder = new URL("./site/assets/", import.meta.url);
  return new Map(
    readdirSync(folder).map((name) => {
      const type = types[name.split(".").at(-1) ?? ""] ?? "application/octet-stream";
      return [name, { text: readFileSync(new URL(name, folder), "utf8"), type }];
    }),
  );
}

export function demoSite(env: SiteEnv): Hono {
  const site = new Hono();
  const assets = readAssets();
  const show = (page: Page | undefined) => document(env, page ?? missingPage);

  // mounted at /demo, "/" matches only /demo; the shop's URL ends with a slash and reaches the last route
  site.get("/", (c) => c.redirect("/demo/"));
  site.get("/category/:slug", (c) => {
    const page = categoryPage(c.req.param("slug"));
    return c.html(show(page), page ? 200 : 404);
  });
  site.get("/product/:slug", (c) => {
    const page = productPage(c.req.param("slug"));
    return c.html(show(page), page ? 200 : 404);
  });
  site.get("/search", (c) => c.html(show(searchPage((c.req.query("q") ?? "").slice(0, 100)))));
  site.get("/cart", (c) => c.html(show(cartPage)));
  site.get("/checkout", (c) => c.html(show(checkoutPage)));
  site.get("/thank-you", (c) => c.html(show(thankYouPage)));
  site.get("/blog", (c) => c.redirect("/demo/blog/"));
  site.get("/blog/", (c) => c.html(show(blogPage)));
  site.get("/blog/:slug", (c) => {
    const page = storyPage(c.req.param("slug"));
    return c.html(show(page), page ? 200 : 404);
  });
  site.get("/guide", (c) => c.html(show(guidePage)));
  site.get("/guide/:step", (c) => c.html(show(guidePage)));
  site.get("/assets/:name", (c) => {
    const asset = assets.get(c.req.param("name"));
    if (!asset) return c.notFound();
    return c.body(asset.text, 200, { "content-type": asset.type, "cache-control": "public, max-age=300" });
  });
  site.get("/*", (c) => (c.req.path === "/demo/" ? c.html(show(homePage())) : c.html(show(undefined), 404)));
  return site;
}
