import { describe, expect, it } from "vitest";
import { shopPosts } from "./data/articles.ts";
import { categories, products } from "./data/catalog.ts";
import { demoSite } from "./site.routes.ts";
import { Hono } from "hono";

const app = new Hono().route(
  "/demo",
  demoSite({ TRACKER_URL: "http://host.test:4100", PUBLIC_URL: "http://product.test" }),
);
const get = async (path: string) => {
  const response = await app.request(path);
  return { status: response.status, type: response.headers.get("content-type") ?? "", text: await response.text() };
};

const pages = [
  "/demo/",
  ...Object.keys(categories).map((slug) => `/demo/category/${slug}`),
  ...products.map(({ slug }) => `/demo/product/${slug}`),
  ...shopPosts.map(({ path }) => path),
  "/demo/blog/",
  "/demo/search?q=tent",
  "/demo/guide",
  "/demo/guide/result",
  "/demo/cart",
  "/demo/checkout",
  "/demo/thank-you",
];

describe("demo shop", () => {
  it("has the tracker on every page and no broken link", async () => {
    const links = new Set<string>();
    for (const path of pages) {
      const { status, text } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain(
        `<script async src="http://host.test:4100/js/track.js?key=demo-shop" data-release="2.4.1"></script>`,
      );
      expect(text).not.toMatch(/undefined|\[object/);
      for (const [, link = ""] of text.matchAll(/(?:href|src)="(\/demo[^"]*)"/g)) links.add(link);
    }
    expect(links.size).toBeGreaterThan(20);
    for (const link of links) expect([link, (await get(link)).status]).toEqual([link, 200]);
  });

  it("has a gallery that fails at the place which the simulated history reports", async () => {
    const { text } = await get("/demo/assets/shop.js");
    expect(text.split("\n")[63]?.slice(10)).toMatch(/^new RangeError\(`Invalid picture index/);
  });

  it("loads nothing from other origins", async () => {
    for (const path of pages) {
      const { text } = await get(path);
      const loaded = [...text.matchAll(/<(?:script|link|img)[^>]+(?:src|href)="(https?:[^"]+)"/g)].map(
        ([, address]) => address,
      );
      expect(loaded).toEqual(["http://host.test:4100/js/track.js?key=demo-shop"]);
    }
    const { text } = await get("/demo/assets/shop.css");
    expect(text).not.toMatch(/url\(|@import/);
  });

  it("shows a search term escaped, and nothing that does not match it", async () => {
    const { text } = await get(`/demo/search?q=${encodeURIComponent("</script><b>tent")}`);
    expect(text).toContain("&lt;/script&gt;&lt;b&gt;tent");
    expect(text).not.toContain("<b>tent");
    expect((await get("/demo/search?q=TENT two")).text).toContain("Meadow 2");
  });

  it("responds 404 to unknown pages", async () => {
    for (const path of ["/demo/nope", "/demo/product/nope", "/demo/category/nope", "/demo/blog/nope"]) {
      const { status, text } = await get(path);
      expect(status).toBe(404);
      expect(text).toContain("Off the path");
    }
    expect((await get("/demo/assets/..%2fsite.routes.ts")).status).toBe(404);
    expect((await app.request("/demo")).headers.get("location")).toBe("/demo/");
  });
});
