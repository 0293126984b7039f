import { getAvatar as endpoint } from "@sightline/schema/rest/account";
import { anyone } from "#host/http/permit.ts";
import { RawAnswer, route } from "#host/http/route.ts";
import { avatarSvg } from "./avatarSvg.ts";

const HEADERS = {
  "content-type": "image/svg+xml",
  "cache-control": "public, max-age=86400",
  "content-security-policy": "default-src 'none'",
};

/** The same for an address with and without an account: it tells nothing. */
export const getAvatar = route(endpoint, {
  permit: anyone,
  gather: ({ params, query }) => ({ email: params.email.toLowerCase(), name: query.name }),
  ask: (_services, { email, name }) => avatarSvg(email, name),
  answer: (svg) => new RawAnswer(new Response(svg, { headers: HEADERS })),
});
