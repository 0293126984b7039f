import type { NotificationKind } from "#web/__generated__/useNotificationSettingsMutation.graphql.ts";
import { t } from "#web/texts/t.ts";

interface KindLabels {
  id: NotificationKind;
  label: string;
  description: string;
  /** label of the emails, for use in the middle of a sentence */
  mails: string;
}

export const notificationKinds: readonly KindLabels[] = [
  {
    id: "WEEKLY_DIGEST",
    label: t("Weekly digest"),
    description: t("Last week's numbers for your projects."),
    mails: t("the weekly digest"),
  },
  {
    id: "USAGE_ALERT",
    label: t("Usage"),
    description: t("80% or 100% of your monthly sessions are used."),
    mails: t("usage alerts"),
  },
  {
    id: "TRIAL_ENDING",
    label: t("Trial"),
    description: t("Your trial ends within three days."),
    mails: t("trial reminders"),
  },
  {
    id: "MEMBER_JOINED",
    label: t("New teammates"),
    description: t("A teammate accepted an invitation."),
    mails: t("notifications about new teammates"),
  },
  {
    id: "PROJECT_CREATED",
    label: t("New projects"),
    description: t("A teammate added a project."),
    mails: t("notifications about new projects"),
  },
  {
    id: "SHARE_LINK_CREATED",
    label: t("Share links"),
    description: t("A teammate created a share link for a project."),
    mails: t("notifications about new share links"),
  },
  {
    id: "FEEDBACK_RECEIVED",
    label: t("Feedback"),
    description: t("A visitor left feedback on a page."),
    mails: t("notifications about new feedback"),
  },
  {
    id: "MENTIONED",
    label: t("Mentions"),
    description: t("A teammate mentioned you in a comment on a recording."),
    mails: t("notifications about mentions"),
  },
];
