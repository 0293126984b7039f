import type { EventKind } from "#web/__generated__/useCreateWebhookMutation.graphql.ts";
import { t } from "#web/texts/t.ts";

interface EventChoice {
  id: EventKind;
  /** as sent in the payload */
  name: string;
  description: string;
}

export const eventChoices: readonly EventChoice[] = [
  { id: "PROJECT_CREATED", name: "project.created", description: t("A project was added") },
  { id: "PROJECT_DELETED", name: "project.deleted", description: t("A project was deleted") },
  { id: "MEMBER_JOINED", name: "member.joined", description: t("A teammate accepted an invitation") },
  { id: "MEMBER_REMOVED", name: "member.removed", description: t("A member was removed") },
  { id: "SHARE_CREATED", name: "share.created", description: t("A share link was created") },
  { id: "USAGE_HIGH", name: "usage.high", description: t("80% of monthly sessions are used") },
  { id: "USAGE_FULL", name: "usage.full", description: t("All monthly sessions are used") },
  { id: "TRIAL_ENDING", name: "trial.ending", description: t("The trial ends within three days") },
  { id: "FEEDBACK_CREATED", name: "feedback.created", description: t("A visitor left feedback on a page") },
];

export const eventName = (id: string): string => eventChoices.find((choice) => choice.id === id)?.name ?? id;
