import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { getNotifications } from "../../notifications.upstream.ts";

export const unreadNotifications: ViewerResolvers["unreadNotifications"] = async (_, _args, { upstream }) =>
  (await getNotifications(upstream, { limit: 1 })).unread;
