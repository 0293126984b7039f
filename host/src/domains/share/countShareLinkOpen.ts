import { countShareLinkOpen as endpoint } from "@sightline/schema/rest/share/share";
import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";
import { shareCaller } from "./getSharePermission.ts";

/** Counts an opening of the link whose JWT was sent. The body must name the content of that link. */
export const countShareLinkOpen = route(endpoint, {
  permit: ({ caller }) => void shareCaller(caller),
  gather: ({ caller, body }) => {
    const { shareLinkId, widgetId, modules, uniqueModuleId } = shareCaller(caller);
    const isSame = body.widget_id === widgetId && body.modules === modules && body.unique_module_id === uniqueModuleId;
    if (!isSame) throw new Problem(shareRefusals.linkNotFound());
    return shareLinkId;
  },
  ask: ({ entities, now }, shareLinkId) =>
    entities
      .updateTable("share_link")
      .set((is) => ({ clicks: is("clicks", "+", 1), last_opened_at: new Date(now()) }))
      .where("share_link_id", "=", shareLinkId)
      .returning("clicks")
      .executeTakeFirstOrThrow(),
  answer: ({ clicks }) => ({ clicks }),
});
