import { getAvatar as endpoint } from "@sightline/schema/rest/account/account";
import { anyone } from "#host/http/permit.ts";
import { RawAnswer, route } from "#host/http/route.ts";
import { avatarSvg } from "./avatarSvg.ts";

const HEADERS = {
  "cache-control": "public, max-age=3600",
  "content-security-policy": "default-src 'none'",
  "x-content-type-options": "nosniff",
};

/**
 * A member's uploaded picture, if the URL contains the time of the upload, like the URLs that the app receives. All
 * other requests get a generated picture, so that the response doesn't reveal which addresses have an account.
 */
export const getAvatar = route(endpoint, {
  permit: anyone,
  gather: ({ params, query }) => ({ email: params.email.toLowerCase(), name: query.name, at: query.at }),
  ask: async ({ entities }, { email, name, at }) => {
    const chosen = await entities
      .selectFrom("avatar")
      .innerJoin("member", "member.user_id", "avatar.user_id")
      .select(["avatar.type", "avatar.bytes"])
      .where((is) => is(is.fn<string>("lower", ["member.email"]), "=", email))
      .where("member.status", "=", 1)
      .where("avatar.updated_at", "=", new Date(at))
      .executeTakeFirst();
    return chosen ?? { type: "image/svg+xml", bytes: avatarSvg(email, name) };
  },
  answer: ({ type, bytes }) => {
    const body = typeof bytes === "string" ? bytes : new Uint8Array(bytes);
    return new RawAnswer(new Response(body, { headers: { ...HEADERS, "content-type": type } }));
  },
});
