// The notification kinds: which roles receive them and through which channels by default.
import type { Role } from "@sightline/schema/rest/account/account";
import { NotificationKind, type NotificationSetting } from "@sightline/schema/rest/account/notifications";

interface Kind {
  mail: boolean;
  inApp: boolean;
  roles: readonly Role[];
}

const everybody = [0, 1, 2, 3] as const;
const writers = [0, 1, 2] as const;
const managers = [0, 1] as const;

export const kinds: Record<NotificationKind, Kind> = {
  weekly_digest: { mail: true, inApp: false, roles: everybody },
  usage_alert: { mail: true, inApp: true, roles: managers },
  trial_ending: { mail: true, inApp: true, roles: managers },
  member_joined: { mail: false, inApp: true, roles: managers },
  project_created: { mail: false, inApp: true, roles: managers },
  share_link_created: { mail: false, inApp: true, roles: managers },
  feedback_received: { mail: false, inApp: true, roles: writers },
  mentioned: { mail: true, inApp: true, roles: everybody },
};

/** For each kind that the role receives: the member's choice, otherwise the product's default. */
export const settingsOf = (role: Role, chosen: readonly NotificationSetting[]): NotificationSetting[] =>
  NotificationKind.options
    .filter((kind) => kinds[kind].roles.includes(role))
    .map((kind) => {
      const { mail, inApp } = kinds[kind];
      return chosen.find((each) => each.kind === kind) ?? { kind, mail, in_app: inApp };
    });

export const whatItIs: Record<NotificationKind, string> = {
  weekly_digest: "the weekly digest",
  usage_alert: "usage alerts",
  trial_ending: "reminders that a trial ends",
  member_joined: "news of people who join",
  project_created: "news of new projects",
  share_link_created: "news of share links",
  feedback_received: "what visitors say of pages",
  mentioned: "comments that mention you",
};
