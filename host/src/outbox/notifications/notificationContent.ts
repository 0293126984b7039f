// The notification text of an event. Events that are only for programs have none.
import { getFeedbackReport } from "@sightline/schema/rest/feedback/report";
import type { ProductEvent } from "@sightline/schema/rest/integrations/productEvents";
import type { NotificationContent } from "./notify.ts";

const number = new Intl.NumberFormat("en");
const roleNames = ["Owner", "Admin", "User", "Viewer"] as const;

/** `modules` of a share link as readable text. */
const shared = (modules: string) => modules.replaceAll("_", " ");
const within = (days: number) => (days <= 0 ? "today" : days === 1 ? "in 1 day" : `in ${days} days`);

type Content = Omit<NotificationContent, "eventId">;

export function notificationContent(event: ProductEvent): Content | undefined {
  switch (event.kind) {
    case "member.joined": {
      const { name, email, role } = event.data.member;
      const title = `${name} joined your team`;
      const sentences = [`${name} (${email}) accepted the invitation and works with you as ${roleNames[role]}.`];
      return { kind: "member_joined", title, sentences, path: "/team", action: "See your team" };
    }
    case "project.created": {
      const { project, by } = event.data;
      const title = `New project: ${project.widget_name}`;
      const sentences = [`${by.name} added the project ${project.widget_name}.`];
      return { kind: "project_created", title, sentences, path: "/website", action: "See your projects" };
    }
    case "share.created": {
      const { project, by, modules } = event.data;
      const title = `New share link for ${project.widget_name}`;
      const sentences = [
        `${by.name} made a link that shows the ${shared(modules)} of ${project.widget_name} to whoever has it.`,
      ];
      return { kind: "share_link_created", title, sentences, path: "/dashboard", action: "See the dashboard" };
    }
    case "usage.high":
    case "usage.full": {
      const { sessions, limit } = event.data;
      const isFull = event.kind === "usage.full";
      const title = isFull ? "This month's sessions are used up" : "80 % of this month's sessions are used";
      const sentences = [
        `Your projects counted ${number.format(sessions)} of the ${number.format(limit)} sessions that your plan includes this month.`,
        isFull ? "Upgrade your plan to view more sessions." : "Upgrade your plan in time to go on without a gap.",
      ];
      return { kind: "usage_alert", title, sentences, path: "/billing", action: "See your usage" };
    }
    case "trial.ending": {
      const { days, ends_at } = event.data;
      const title = `Your trial ends ${within(days)}`;
      const sentences = [
        `Your trial ends on ${ends_at.slice(0, 10)}. Choose a plan, and nothing of your data is lost.`,
      ];
      return { kind: "trial_ending", title, sentences, path: "/upgrade-account", action: "Choose a plan" };
    }
    case "feedback.created": {
      const { project, comment } = event.data;
      const rated = comment.rating === null ? "" : ` (${comment.rating} of 5)`;
      const title = `Feedback on ${project.widget_name}${rated}`;
      // without the comment's text, so that it disappears everywhere when the visitor is deleted
      const sentences = [`A visitor said something of ${comment.path} of ${project.widget_name}.`];
      const path = `${getFeedbackReport.path}?project=${project.widget_id}`;
      return { kind: "feedback_received", title, sentences, path, action: "See what visitors say" };
    }
    case "project.deleted":
    case "member.removed":
      return undefined;
  }
}
