import { deleteShareLink as endpoint } from "@sightline/schema/rest/share/share";
import { roles } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { ownLink } from "./ownLink.ts";

/** Deleting an already deleted link is not an error. */
export const deleteShareLink = route(endpoint, {
  permit: roles(0, 1, 2),
  gather: async ({ services, caller, body }) => {
    await ownLink(services, caller, body.share_link_id);
    return body.share_link_id;
  },
  ask: ({ entities, now }, id) =>
    entities
      .updateTable("share_link")
      .set({ deleted_at: new Date(now()) })
      .where("share_link_id", "=", id)
      .where("deleted_at", "is", null)
      .execute(),
  answer: (_done, share_link_id) => ({ share_link_id }),
});
