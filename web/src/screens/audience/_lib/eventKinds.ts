// The events shown in a feed, by kind.

import { t } from "#web/texts/t.ts";

const types = {
  all: null,
  pages: ["pageview"],
  events: ["event", "goal", "identify"],
  clicks: ["click", "rage", "dead"],
  errors: ["error"],
} as const;

export type EventKindId = keyof typeof types;

const kind = (id: EventKindId) => ({
  has: (type: string) => types[id] === null || (types[id] as readonly string[]).includes(type),
});

export const eventKinds = {
  all: kind("all"),
  pages: kind("pages"),
  events: kind("events"),
  clicks: kind("clicks"),
  errors: kind("errors"),
  choices: [
    { id: "all", label: t("Everything") },
    { id: "pages", label: t("Page views") },
    { id: "events", label: t("Events") },
    { id: "clicks", label: t("Clicks") },
    { id: "errors", label: t("Errors") },
  ] as const,
};

/** Label of an event in the feed. */
export function eventLabel(type: string): string {
  const labels: Record<string, string> = {
    pageview: t("Viewed"),
    event: t("Event"),
    click: t("Clicked"),
    rage: t("Rage click"),
    dead: t("Dead click"),
    error: t("Error"),
    scroll: t("Scrolled"),
    identify: t("Identified"),
    form_submit: t("Submitted form"),
    leave: t("Left"),
    vital: t("Page speed"),
  };
  return labels[type] ?? type;
}
