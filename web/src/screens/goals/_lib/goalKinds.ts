// The goal types as shown to users: label, match target, and the target's input format.
import type { GoalType } from "#web/__generated__/useCreateGoalMutation.graphql.ts";
import type { Pick } from "#web/editor/picking/usePicker.ts";
import { t } from "#web/texts/t.ts";

export interface GoalKind {
  id: GoalType;
  label: string;
  description: string;
  /** label of the value; undefined: the site's own code triggers the goal */
  valueLabel: string;
  placeholder: string;
  hint: string;
  /** can be restricted to a page */
  hasPage: boolean;
  /** matches a custom event of the project */
  isEvent?: boolean;
  /** counts a funnel or a form, which is chosen and not typed */
  counts?: "FUNNEL" | "FORM";
  /** the value can be picked on a page of the website */
  pick?: Pick;
}

const element = { hasPage: true } as const;
const page = { hasPage: false } as const;

export const goalKinds: readonly GoalKind[] = [
  {
    id: "PAGEVIEW",
    label: t("Page visited"),
    description: t("URL contains a text"),
    valueLabel: t("Part of the URL"),
    placeholder: "/thank-you",
    hint: t("Counts every page whose URL contains this text. Not case-sensitive."),
    pick: { target: "PAGE", part: "page" },
    ...page,
  },
  {
    id: "PAGEVIEW_EXACT",
    label: t("Page visited (exact URL)"),
    description: t("URL matches exactly"),
    valueLabel: t("URL"),
    placeholder: "https://shop.example/thank-you?plan=pro",
    hint: t(
      "A full URL must match including its query string. For a path starting with /, the query string is ignored.",
    ),
    pick: { target: "PAGE", part: "page" },
    ...page,
  },
  {
    id: "PAGEVIEW_WILDCARD",
    label: t("Page visited (wildcard)"),
    description: t("URL matches a pattern with *"),
    valueLabel: t("Pattern"),
    placeholder: "/product/*",
    hint: t("* matches any characters."),
    pick: { target: "PAGE", part: "page" },
    ...page,
  },
  {
    id: "PAGEVIEW_REGEX",
    label: t("Page visited (regex)"),
    description: t("URL matches a regular expression"),
    valueLabel: t("Regular expression"),
    placeholder: "^https://shop\\.example/blog/.+$",
    hint: t("Matched against the full URL, including the query string."),
    ...page,
  },
  {
    id: "CLICK_ON_ELEMENT",
    label: t("Element clicked"),
    description: t("Matched by CSS selector"),
    valueLabel: t("CSS selector"),
    placeholder: ".buy-button",
    hint: t("Clicks on anything inside it also count."),
    pick: { target: "CLICK", part: "selector" },
    ...element,
  },
  {
    id: "CLICK_ON_TEXT",
    label: t("Text clicked"),
    description: t("Matched by the text of a button or link"),
    valueLabel: t("Words"),
    placeholder: t("Start free trial"),
    hint: t("Must match the full text. Not case-sensitive. * matches any characters."),
    pick: { target: "CLICK", part: "text" },
    ...element,
  },
  {
    id: "EXTERNAL_LINK",
    label: t("External link clicked"),
    description: t("A link to another website"),
    valueLabel: t("Part of the link URL"),
    placeholder: "partner.example",
    hint: t("* alone counts every link that leaves your website."),
    pick: { target: "LINK", part: "link" },
    ...element,
  },
  {
    id: "FORM_SUBMIT",
    label: t("Form submitted"),
    description: t("Matched by the form's CSS selector"),
    valueLabel: t("CSS selector of the form"),
    placeholder: "form#signup",
    hint: t("Counts when the form is submitted, before the server responds."),
    pick: { target: "FORM", part: "selector" },
    ...element,
  },
  {
    id: "ELEMENT_APPEARS",
    label: t("Element visible"),
    description: t("An element comes into view"),
    valueLabel: t("CSS selector"),
    placeholder: ".order-confirmed",
    hint: t("Counts once per page view, when half of the element is visible."),
    pick: { target: "ELEMENT", part: "selector" },
    ...element,
  },
  {
    id: "SCROLLING",
    label: t("Page scrolled"),
    description: t("A percentage of the page is reached"),
    valueLabel: t("Percentage of the page"),
    placeholder: "75",
    hint: t("From 1 to 100, measured at the bottom of the browser window."),
    ...element,
  },
  {
    id: "DURATION",
    label: t("Time on site"),
    description: t("A session reaches a minimum duration"),
    valueLabel: t("Seconds"),
    placeholder: "120",
    hint: t("From the first to the last activity of the session."),
    ...page,
  },
  {
    id: "EVENT",
    label: t("Event"),
    description: t("A custom event occurs"),
    valueLabel: t("Event name"),
    placeholder: "signup",
    hint: t("Sent by your website's code or created by an event rule."),
    isEvent: true,
    ...element,
  },
  {
    id: "REVENUE",
    label: t("Revenue"),
    description: t("An event has a value"),
    valueLabel: t("Event name"),
    placeholder: "purchase",
    hint: t("Counts only events with a value above zero. * matches any event."),
    isEvent: true,
    ...element,
  },
  {
    id: "SCRIPT",
    label: t("Custom code"),
    description: t("Reported by your website's code"),
    valueLabel: "",
    placeholder: "",
    hint: "",
    ...page,
  },
  {
    id: "FUNNEL_STEP",
    label: t("Funnel step reached"),
    description: t("All earlier required steps came first"),
    valueLabel: t("Funnel"),
    placeholder: "",
    hint: t("Counts when the step is reached in the funnel's order and within its window, also in past sessions."),
    counts: "FUNNEL",
    ...page,
  },
  {
    id: "FORM_COMPLETED",
    label: t("Form completed"),
    description: t("A form is submitted successfully"),
    valueLabel: t("Form"),
    placeholder: "",
    hint: t("Counts by the form's own rule for success, also in past sessions."),
    counts: "FORM",
    ...page,
  },
  {
    id: "FORM_ABANDONED",
    label: t("Form abandoned"),
    description: t("A form is started and not submitted"),
    valueLabel: t("Form"),
    placeholder: "",
    hint: t("Counts forms that are started and not submitted in the same session, also in past sessions."),
    counts: "FORM",
    ...page,
  },
];

/** A type of a feature that is turned off is offered only while it is chosen. */
export const offeredKinds = (features: readonly string[], chosen: GoalType): readonly GoalKind[] =>
  goalKinds.filter(({ id, counts }) => {
    if (!counts || id === chosen) return true;
    return features.includes(counts === "FUNNEL" ? "FUNNEL" : "FORMANALYTIC");
  });

export const goalKind = (id: string): GoalKind =>
  goalKinds.find((kind) => kind.id === id) ?? {
    id: "EVENT",
    label: id,
    description: "",
    valueLabel: "",
    placeholder: "",
    hint: "",
    hasPage: false,
  };

export const purposes = [
  { id: "SELL", label: t("Sell"), description: t("Orders, upgrades, bookings") },
  { id: "GENERATE", label: t("Generate"), description: t("Sign-ups, leads, requests") },
  { id: "ENGAGE", label: t("Engage"), description: t("Reading, watching, returning") },
] as const;
