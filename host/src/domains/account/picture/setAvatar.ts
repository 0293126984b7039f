import { AVATAR_BYTES, setAvatar as endpoint } from "@sightline/schema/rest/account/profile";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import { imageKind } from "#host/http/network/imageKind.ts";
import { inPerson } from "#host/http/permit.ts";
import { Problem, unauthenticated } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { userById } from "../sql/userById.ts";

const LONGEST_SIDE = 1024;
const wrong = (refusal: Refusal) => new Problem(refusal, { field: "image" });

function picture(base64: string) {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) throw wrong(accountRefusals.pictureEncoding());
  const bytes = Buffer.from(base64, "base64");
  if (bytes.length > AVATAR_BYTES) throw wrong(accountRefusals.pictureTooLarge({ max: AVATAR_BYTES / 1024 }));
  const kind = imageKind(bytes);
  if (!kind) throw wrong(accountRefusals.pictureFormat());
  const longest = Math.max(kind.width, kind.height);
  if (longest > LONGEST_SIDE || Math.min(kind.width, kind.height) < 1) {
    throw wrong(accountRefusals.pictureTooWide({ max: LONGEST_SIDE }));
  }
  return { type: kind.type, bytes };
}

export const setAvatar = route(endpoint, {
  permit: inPerson,
  gather: ({ body }) => (body.image === null ? null : picture(body.image)),
  ask: async (services, chosen, { caller }) => {
    const { entities, now } = services;
    const user_id = caller.userId;
    if (chosen === null) await entities.deleteFrom("avatar").where("user_id", "=", user_id).execute();
    else {
      const row = { ...chosen, updated_at: new Date(now()) };
      await entities
        .insertInto("avatar")
        .values({ user_id, ...row })
        .onConflict((known) => known.column("user_id").doUpdateSet(row))
        .execute();
    }
    return userById(services, caller.companyId, user_id);
  },
  answer: (user) => {
    if (!user) throw unauthenticated();
    return user;
  },
});
