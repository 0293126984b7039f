import { getAvatar as endpoint } from "@sightline/schema/rest/account/account";
import { anyone } from "#host/http/permit.ts";
import { RawAnswer, route } from "#host/http/route.ts";
import { avatarSvg } from "./avatarSvg.ts";

const HEADERS = {
  "cache-control": "public, max-age=3600",
  "content-security-policy": "default-src 'none'",
  "x-content-type-options": "nosniff",
};

/** A picture that somebody chose for themselves; for every other address a drawn one, which tells nothing of it. */
export const getAvatar = route(endpoint, {
  permit: anyone,
  gather: ({ params, query }) => ({ email: params.email.toLowerCase(), name: query.name }),
  ask: async ({ entities }, { email, name }) => {
    const chosen = await entities
      .selectFrom("avatar")
      .innerJoin("member", "member.user_id", "avatar.user_id")
      .select(["avatar.type", "avatar.bytes"])
      .where((is) => is(is.fn<string>("lower", ["member.email"]), "=", email))
      .where("member.status", "=", 1)
      .executeTakeFirst();
    return chosen ?? { type: "image/svg+xml", bytes: avatarSvg(email, name) };
  },
  answer: ({ type, bytes }) => {
    const body = typeof bytes === "string" ? bytes : new Uint8Array(bytes);
    return new RawAnswer(new Response(body, { headers: { ...HEADERS, "content-type": type } }));
  },
});
