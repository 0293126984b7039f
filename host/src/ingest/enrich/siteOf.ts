import { registrableDomain } from "#tracker/site.ts";

/** Hosting services that give each customer a subdomain. */
const hosting = new Set(
  `github.io gitlab.io netlify.app vercel.app pages.dev workers.dev web.app firebaseapp.com herokuapp.com onrender.com
  fly.dev blogspot.com wordpress.com tumblr.com wixsite.com webflow.io framer.website carrd.co myshopify.com substack.com
  notion.site azurewebsites.net cloudfront.net amazonaws.com`.split(/\s+/),
);

/** The part of a host that has one owner: the registrable domain, or `me.github.io` under a hosting service. */
export function siteOf(host: string): string {
  const labels = host.split(".");
  return hosting.has(labels.slice(-2).join(".")) ? labels.slice(-3).join(".") : registrableDomain(host);
}
