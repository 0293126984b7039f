import type { NotificationKind } from "#web/__generated__/useNotificationSettingsMutation.graphql.ts";
import { t } from "#web/texts/t.ts";

interface KindLabels {
  id: NotificationKind;
  label: string;
  description: string;
  /** the mails of this kind, in the middle of a sentence */
  mails: string;
}

export const notificationKinds: readonly KindLabels[] = [
  {
    id: "WEEKLY_DIGEST",
    label: t("Weekly digest"),
    description: t("Last week's numbers of your projects."),
    mails: t("the weekly digest"),
  },
  {
    id: "USAGE_ALERT",
    label: t("Usage"),
    description: t("80 % of the month's sessions are used, or all of them."),
    mails: t("usage alerts"),
  },
  {
    id: "TRIAL_ENDING",
    label: t("Trial"),
    description: t("Your trial ends within three days."),
    mails: t("reminders that a trial ends"),
  },
  {
    id: "MEMBER_JOINED",
    label: t("New people"),
    description: t("Somebody followed an invitation into your team."),
    mails: t("news of people who join"),
  },
  {
    id: "PROJECT_CREATED",
    label: t("New projects"),
    description: t("Somebody added a project."),
    mails: t("news of new projects"),
  },
  {
    id: "SHARE_LINK_CREATED",
    label: t("Share links"),
    description: t("Somebody made a link that shows a project to whoever has it."),
    mails: t("news of share links"),
  },
  {
    id: "FEEDBACK_RECEIVED",
    label: t("Feedback"),
    description: t("A visitor said something of a page."),
    mails: t("what visitors say of pages"),
  },
];
