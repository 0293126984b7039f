import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { settingsOf } from "../../notifications.sources.ts";
import { getNotificationSettings } from "../../notifications.upstream.ts";

export const notificationSettings: ViewerResolvers["notificationSettings"] = async (_, _args, { upstream }) =>
  settingsOf(await getNotificationSettings(upstream));
