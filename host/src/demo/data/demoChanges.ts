// Changes that the demo's members made over the history, for the audit log. The tables contain the current state.
import type { BlockKind } from "@sightline/schema/rest/projects/blocking";

export interface When {
  who: "owner" | "admin" | "user";
  /** days after the first day of the history */
  day: number;
  /** in UTC */
  time: `${number}:${number}`;
}

type Facts = Readonly<Record<string, string | boolean>>;

export interface DemoChange extends When {
  widget: string;
  /** the key of a goal, the event of a rule, or the project settings */
  subject: { goal: string } | { rule: string } | "settings";
  /** without it, the subject was created by this change */
  change?: { before: Facts; after: Facts };
}

export const demoChanges: readonly DemoChange[] = [
  { widget: "demo-shop", who: "user", day: 27, time: "13:05", subject: { rule: "newsletter_seen" } },
  { widget: "demo-shop", who: "user", day: 34, time: "09:40", subject: { goal: "followed_on_instagram" } },
  {
    widget: "demo-shop",
    who: "admin",
    day: 48,
    time: "15:20",
    subject: "settings",
    change: { before: { keep_text: false }, after: { keep_text: true } },
  },
  {
    widget: "demo-shop",
    who: "owner",
    day: 69,
    time: "08:15",
    subject: { goal: "stayed" },
    change: {
      before: { goal_name: "Stayed for two minutes", goal_value: "120" },
      after: { goal_name: "Stayed for three minutes", goal_value: "180" },
    },
  },
  {
    widget: "demo-journal",
    who: "user",
    day: 71,
    time: "10:30",
    subject: { goal: "read_to_the_end" },
    change: { before: { goal_value: "80" }, after: { goal_value: "90" } },
  },
  {
    widget: "demo-shop",
    who: "user",
    day: 75,
    time: "14:50",
    subject: { rule: "read_three_quarters" },
    change: { before: { path_name: "60" }, after: { path_name: "75" } },
  },
];

export interface DemoBlockRule extends When {
  widget: string;
  kind: BlockKind;
  value: string;
  label: string;
  /** when it was removed */
  gone?: When;
}

export const demoBlockRules: readonly DemoBlockRule[] = [
  {
    ...{ widget: "demo-shop", kind: "agent", value: "LoadProbe", label: "Load test" },
    ...{ who: "admin", day: 52, time: "11:00" },
    gone: { who: "admin", day: 80, time: "16:10" },
  },
  {
    // addresses reserved for documentation, which nothing on the internet uses
    ...{ widget: "demo-shop", kind: "address", value: "203.0.113.0/24", label: "Head office" },
    ...{ who: "admin", day: 65, time: "09:05" },
  },
];
