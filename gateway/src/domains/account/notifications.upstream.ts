import * as rest from "@sightline/schema/rest/account/notifications";
import type { z } from "zod";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const getNotificationSettings = (upstream: Upstream) =>
  upstream.call(rest.getNotificationSettings, { body: {} });

export const updateNotificationSettings = (
  upstream: Upstream,
  change: z.input<typeof rest.updateNotificationSettings.body>,
) => upstream.call(rest.updateNotificationSettings, { body: change });

export const getNotifications = (upstream: Upstream, requested: z.input<typeof rest.getNotifications.body>) =>
  upstream.call(rest.getNotifications, { body: requested });

export const readNotifications = (upstream: Upstream, upTo: number) =>
  upstream.call(rest.readNotifications, { body: { up_to_id: upTo } });

export const getSubscription = (upstream: Upstream, token: string) =>
  upstream.call(rest.getSubscription, { params: { token } });

export const setSubscription = (upstream: Upstream, change: z.input<typeof rest.setSubscription.body>) =>
  upstream.call(rest.setSubscription, { body: change });
