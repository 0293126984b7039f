import { updateShareLink as endpoint } from "@sightline/schema/rest/share/share";
import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import { roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { copyableToken } from "./copyableToken.ts";
import { expiryOf } from "./expiry.ts";
import { ownLink } from "./ownLink.ts";
import { shareLinkOf, shareLinks } from "./sql/shareLinks.ts";

export const updateShareLink = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    const { deleted_at } = await ownLink(services, caller, body.share_link_id);
    if (deleted_at) throw new Problem(shareRefusals.linkNotFound());
    const expires = body.expires_at === null ? null : expiryOf(body.expires_at, services.now());
    const change = {
      ...(body.flag === undefined ? {} : { flag: body.flag }),
      ...(expires === undefined ? {} : { expires_at: expires }),
    };
    return { id: body.share_link_id, change };
  },
  ask: async ({ entities }, { id, change }) => {
    if (Object.keys(change).length > 0) {
      await entities.updateTable("share_link").set(change).where("share_link_id", "=", id).execute();
    }
    return shareLinks(entities).where("share_link_id", "=", id).executeTakeFirst();
  },
  answer: (row, _change, { services, caller }) => {
    if (!row) throw new Problem(shareRefusals.linkNotFound());
    return shareLinkOf(row, copyableToken(services, caller)(row));
  },
});
