import type { ShareLink as WireShareLink } from "@sightline/schema/rest/share/share";
import type { Context } from "#gateway/context.ts";
import type { ShareLink } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";

export type ShareGrantSource = Extract<Context["principal"], { kind: "share" }>;

export interface ShareLinkSource extends Omit<ShareLink, "project" | "url"> {
  __typename: "ShareLink";
  /** the host's id of the link */
  shareLinkId: number;
  /** the project's id */
  widgetId: number;
  /** the host's token of the link; null if the caller can't copy it */
  token: string | null;
}

/** Links are listed by project, so an id contains both. */
export const shareLinkOf = (link: WireShareLink, now: number): ShareLinkSource => ({
  __typename: "ShareLink",
  id: toGlobalId("ShareLink", `${link.widget_id}:${link.share_link_id}`),
  shareLinkId: link.share_link_id,
  widgetId: link.widget_id,
  token: link.encryptedParam,
  module: upper(link.modules),
  itemId: link.unique_module_id,
  itemName: link.item_name,
  startDate: link.startDate,
  endDate: link.endDate,
  preset: link.preset,
  freeRange: link.free_range,
  redactsPersonalData: link.hide.length > 0,
  canDownload: link.download,
  hasPassword: link.has_password,
  isOpen: link.flag === 0 && (link.expires_at === null || Date.parse(link.expires_at) > now),
  isBlocked: link.flag === 1,
  expiresAt: link.expires_at,
  clicks: link.clicks,
  lastOpenedAt: link.last_opened_at,
  createdAt: link.created_at,
  createdBy: link.created_by,
});

/** Newest first. */
export const shareLinkKey = ({ shareLinkId }: { shareLinkId: number }) => [-shareLinkId];
