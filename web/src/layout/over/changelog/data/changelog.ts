// Product news for users, newest first. `id` never changes: browsers remember it as read.
import { t } from "#web/texts/t.ts";

export interface ChangelogEntry {
  id: string;
  /** YYYY-MM-DD */
  date: string;
  title: string;
  text: string;
}

export const changelog: readonly ChangelogEntry[] = [
  {
    id: "palette",
    date: "2026-11-21",
    title: t("Command palette and keyboard shortcuts"),
    text: t("Press Ctrl+K or Cmd+K to find screens, projects and actions. Press ? for all shortcuts."),
  },
  {
    id: "own-range",
    date: "2026-11-21",
    title: t("Each report remembers its date range"),
    text: t("The date range you choose in a report is saved for each project."),
  },
  {
    id: "sign-up",
    date: "2026-11-21",
    title: t("Self-service sign-up"),
    text: t("New users can sign up, verify their email and reset their password on their own."),
  },
  {
    id: "user-access",
    date: "2026-11-21",
    title: t("User access and projects"),
    text: t("Owners and admins invite teammates, assign roles and project access, and add, pause or delete projects."),
  },
  {
    id: "chart-export",
    date: "2026-11-21",
    title: t("Export charts and tables"),
    text: t("Download any chart as PNG, SVG or CSV, and any table as CSV."),
  },
  {
    id: "share-links",
    date: "2026-11-21",
    title: t("Share links"),
    text: t("Share a dashboard with anyone, no account needed. Add a password or an expiration date."),
  },
  {
    id: "realtime",
    date: "2026-11-21",
    title: t("Realtime"),
    text: t("See active visitors, their locations and their activity in real time."),
  },
];

export const newestEntry = changelog[0]?.id;
