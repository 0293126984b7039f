// What is new for those who use the product, the newest first. `id` never changes: browsers remember it as read.
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
    title: t("Everything by keyboard"),
    text: t("Ctrl or Cmd+K finds screens, projects and actions. Press ? for all keys."),
  },
  {
    id: "own-range",
    date: "2026-11-21",
    title: t("Each report keeps its own range"),
    text: t("The days that you choose in one report stay there, for each project."),
  },
  {
    id: "sign-up",
    date: "2026-11-21",
    title: t("Begin without help"),
    text: t("People sign up, verify their address and reset a forgotten password by themselves."),
  },
  {
    id: "user-access",
    date: "2026-11-21",
    title: t("User access and websites"),
    text: t("Owners and admins invite people, choose their role and projects, and add, pause and delete websites."),
  },
  {
    id: "chart-export",
    date: "2026-11-21",
    title: t("Take charts along"),
    text: t("Every chart is downloaded as a picture, a drawing or a table, every table as CSV."),
  },
  {
    id: "share-links",
    date: "2026-11-21",
    title: t("Share links"),
    text: t("Show a dashboard to people without an account, with a password and an end if you like."),
  },
  {
    id: "realtime",
    date: "2026-11-21",
    title: t("Realtime"),
    text: t("Who is on the site at this moment, where, and what they do there."),
  },
];
