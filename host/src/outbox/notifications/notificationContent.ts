// The notification text of an event. Events that are only for programs have none.
import { notificationMessages as messages, roleLabels } from "@sightline/schema/rest/account/refusals";
import { getFeedbackReport } from "@sightline/schema/rest/feedback/report";
import type { ProductEvent } from "@sightline/schema/rest/integrations/productEvents";
import type { NotificationContent } from "./notify.ts";

const roles = [roleLabels.owner, roleLabels.admin, roleLabels.user, roleLabels.viewer] as const;

function trialTitle(days: number) {
  if (days <= 0) return messages.trialTodayTitle();
  return days === 1 ? messages.trialTomorrowTitle() : messages.trialTitle({ days });
}

type Content = Omit<NotificationContent, "eventId">;

export function notificationContent(event: ProductEvent): Content | undefined {
  switch (event.kind) {
    case "member.joined": {
      const { name, email, role } = event.data.member;
      const sentences = [messages.joined({ name, email, role: roles[role] })];
      const title = messages.joinedTitle({ name });
      return { kind: "member_joined", title, sentences, path: "/team", action: messages.seeTeam() };
    }
    case "project.created": {
      const { project, by } = event.data;
      const title = messages.projectTitle({ project: project.widget_name });
      const sentences = [messages.project({ name: by.name, project: project.widget_name })];
      return { kind: "project_created", title, sentences, path: "/website", action: messages.seeProjects() };
    }
    case "share.created": {
      const { project, by } = event.data;
      const title = messages.sharedTitle({ project: project.widget_name });
      const sentences = [messages.shared({ name: by.name, project: project.widget_name })];
      return { kind: "share_link_created", title, sentences, path: "/dashboard", action: messages.seeDashboard() };
    }
    case "usage.high":
    case "usage.full": {
      const { sessions, limit } = event.data;
      const isFull = event.kind === "usage.full";
      const title = isFull ? messages.usageFullTitle() : messages.usageHighTitle();
      const sentences = [messages.usage({ sessions, limit }), isFull ? messages.usageFull() : messages.usageHigh()];
      return { kind: "usage_alert", title, sentences, path: "/billing", action: messages.seeUsage() };
    }
    case "trial.ending": {
      const { days, ends_at } = event.data;
      const sentences = [messages.trial({ date: ends_at.slice(0, 10) })];
      const title = trialTitle(days);
      return { kind: "trial_ending", title, sentences, path: "/upgrade-account", action: messages.choosePlan() };
    }
    case "feedback.created": {
      const { project, comment } = event.data;
      const { rating } = comment;
      const at = { project: project.widget_name };
      const title = rating === null ? messages.feedbackTitle(at) : messages.ratedTitle({ ...at, rating });
      // without the comment's text, so that it disappears everywhere when the visitor is deleted
      const sentences = [messages.feedback({ ...at, path: comment.path })];
      const path = `${getFeedbackReport.path}?project=${project.widget_id}`;
      return { kind: "feedback_received", title, sentences, path, action: messages.seeFeedback() };
    }
    case "project.deleted":
    case "member.removed":
      return undefined;
  }
}
