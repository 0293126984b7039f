// The part of a host that one owner has.

/** Second levels under which a country's registry gives out names: co.uk, com.au, or.jp. */
const registry = new Set("ac co com edu gob gouv gov govt go gv ltd mil ne net nom or org plc sch".split(" "));

/** Hosting services that give each customer a name below their own. */
const hosting = new Set(
  `github.io gitlab.io netlify.app vercel.app pages.dev workers.dev web.app firebaseapp.com herokuapp.com onrender.com
  fly.dev blogspot.com wordpress.com tumblr.com wixsite.com webflow.io framer.website carrd.co myshopify.com substack.com
  notion.site azurewebsites.net cloudfront.net amazonaws.com`.split(/\s+/),
);

/** `shop.example` of `www.shop.example`, `shop.co.uk` of `blog.shop.co.uk`, `me.github.io` as it is. */
export function siteOf(host: string): string {
  const labels = host.split(".");
  if (/^[\d.]+$/.test(host) || host.startsWith("[")) return host;
  const [second = "", top = ""] = labels.slice(-2);
  const isShared = (top.length === 2 && registry.has(second)) || hosting.has(`${second}.${top}`);
  return labels.slice(isShared ? -3 : -2).join(".");
}
