import type { MutationResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { lower } from "#gateway/graph/enums.ts";
import { refusal } from "#gateway/graph/problem.ts";
import { settingsOf } from "../../notifications.sources.ts";
import { updateNotificationSettings as update } from "../../notifications.upstream.ts";

export const updateNotificationSettings: MutationResolvers["updateNotificationSettings"] = async (
  _,
  { input: { settings, digestDay } },
  { upstream },
) => {
  try {
    const changed = await update(upstream, {
      settings: (settings ?? []).map(({ kind, mail, inApp }) => ({ kind: lower(kind), mail, in_app: inApp })),
      ...(typeof digestDay === "number" && { digest_day: digestDay }),
    });
    return { settings: settingsOf(changed) };
  } catch (error) {
    return { problem: refusal(error) };
  }
};
