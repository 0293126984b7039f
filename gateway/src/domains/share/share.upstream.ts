import * as rest from "@sightline/schema/rest/share/share";
import { getCompanyShareLinks as allLinks } from "@sightline/schema/rest/share/companyLinks";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getShareLinks = (upstream: Upstream, widgetId: number, modules?: rest.ShareModule) =>
  upstream.call(rest.getShareLinks, { body: { widget_id: widgetId, ...(modules && { modules }) }, widgetId });

export const getCompanyShareLinks = (upstream: Upstream) => upstream.call(allLinks, { body: {} });

export const createShareLink = (
  upstream: Upstream,
  link: z.input<typeof rest.createShareLink.body> & { widget_id: number },
) => upstream.call(rest.createShareLink, { body: link, widgetId: link.widget_id });

export const updateShareLink = (upstream: Upstream, change: z.input<typeof rest.updateShareLink.body>) =>
  upstream.call(rest.updateShareLink, { body: change });

export const deleteShareLink = (upstream: Upstream, shareLinkId: number) =>
  upstream.call(rest.deleteShareLink, { body: { share_link_id: shareLinkId } });
