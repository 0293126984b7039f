import { getSharePermission as endpoint, SharePermission } from "@sightline/schema/rest/share/share";
import { shareRefusals } from "@sightline/schema/rest/share/refusals";
import type { Caller, ShareCaller } from "#host/http/caller.ts";
import { Problem } from "#host/http/problem.ts";
import { route } from "#host/http/route.ts";

export function shareCaller(caller: Caller): ShareCaller {
  if (caller.kind === "share") return caller;
  throw new Problem(shareRefusals.holderOnly());
}

/** The headers name the content that the caller expects. Anything else returns not found. */
export const getSharePermission = route(endpoint, {
  permit: ({ caller }) => void shareCaller(caller),
  gather: ({ caller, headers }) => {
    const holder = shareCaller(caller);
    const isOther = (headers.widgetId ?? holder.widgetId) !== holder.widgetId;
    if (isOther || (headers.companyId ?? holder.companyId) !== holder.companyId)
      throw new Problem(shareRefusals.linkNotFound());
    return holder.shareLinkId;
  },
  ask: ({ entities }, shareLinkId) =>
    entities
      .selectFrom("share_link")
      .select(["modules", "unique_module_id", "flag", "event_type", "event_name"])
      .where("share_link_id", "=", shareLinkId)
      .executeTakeFirstOrThrow(),
  answer: (link) => SharePermission.parse(link),
});
