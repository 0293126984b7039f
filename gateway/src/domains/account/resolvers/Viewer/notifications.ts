import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { newestFirst } from "#gateway/graph/newestFirst.ts";
import { notificationOf, type NotificationSource } from "../../notifications.sources.ts";
import { getNotifications } from "../../notifications.upstream.ts";

export const notifications: ViewerResolvers["notifications"] = (_, args, { upstream }) =>
  newestFirst<NotificationSource>({
    args,
    idOf: ({ number }) => number,
    async read({ beforeId, limit }) {
      const older = beforeId === undefined ? {} : { before_id: beforeId };
      const { rows, total } = await getNotifications(upstream, { ...older, limit });
      return { rows: rows.map(notificationOf), total };
    },
  });
