// The types of goals as people choose them: what each is called, what it looks for, and how that is typed.
import type { GoalType } from "#web/__generated__/useCreateGoalMutation.graphql.ts";
import { t } from "#web/texts/t.ts";

export interface GoalKind {
  id: GoalType;
  label: string;
  description: string;
  /** what the value is; none: the site's own code has the word */
  valueLabel: string;
  placeholder: string;
  hint: string;
  /** may be narrowed to a page */
  hasPage: boolean;
  /** looks for one of the project's own events */
  isEvent?: boolean;
}

const element = { hasPage: true } as const;
const page = { hasPage: false } as const;

export const goalKinds: readonly GoalKind[] = [
  {
    id: "PAGEVIEW",
    label: t("Page visited"),
    description: t("The address contains a text"),
    valueLabel: t("Part of the address"),
    placeholder: "/thank-you",
    hint: t("Counts every page whose address contains it, whatever the case."),
    ...page,
  },
  {
    id: "PAGEVIEW_EXACT",
    label: t("Exact page visited"),
    description: t("The address is exactly this"),
    valueLabel: t("Address"),
    placeholder: "https://shop.example/thank-you?plan=pro",
    hint: t("A whole address counts with its query. From / on, the query does not matter."),
    ...page,
  },
  {
    id: "PAGEVIEW_WILDCARD",
    label: t("Page pattern visited"),
    description: t("The address fits a pattern with *"),
    valueLabel: t("Pattern"),
    placeholder: "/product/*",
    hint: t("* stands for anything."),
    ...page,
  },
  {
    id: "PAGEVIEW_REGEX",
    label: t("Page expression visited"),
    description: t("The address fits a regular expression"),
    valueLabel: t("Regular expression"),
    placeholder: "^https://shop\\.example/blog/.+$",
    hint: t("It is looked for in the whole address, query included."),
    ...page,
  },
  {
    id: "CLICK_ON_ELEMENT",
    label: t("Element clicked"),
    description: t("By a CSS selector"),
    valueLabel: t("CSS selector"),
    placeholder: ".buy-button",
    hint: t("A click on anything inside it counts too."),
    ...element,
  },
  {
    id: "CLICK_ON_TEXT",
    label: t("Words clicked"),
    description: t("By the words on a button or link"),
    valueLabel: t("Words"),
    placeholder: t("Start free trial"),
    hint: t("All of the words, whatever the case; * stands for anything."),
    ...element,
  },
  {
    id: "EXTERNAL_LINK",
    label: t("External link clicked"),
    description: t("A link to another site"),
    valueLabel: t("Part of the link's address"),
    placeholder: "partner.example",
    hint: t("* alone counts every link that leaves your site."),
    ...element,
  },
  {
    id: "FORM_SUBMIT",
    label: t("Form sent"),
    description: t("By a CSS selector of the form"),
    valueLabel: t("CSS selector of the form"),
    placeholder: "form#signup",
    hint: t("Counts when the form is sent, not when it is answered."),
    ...element,
  },
  {
    id: "ELEMENT_APPEARS",
    label: t("Element seen"),
    description: t("Something comes into sight"),
    valueLabel: t("CSS selector"),
    placeholder: ".order-confirmed",
    hint: t("Counts once a page, when half of it is in sight."),
    ...element,
  },
  {
    id: "SCROLLING",
    label: t("Page scrolled"),
    description: t("So many percent were seen"),
    valueLabel: t("Percent of the page"),
    placeholder: "75",
    hint: t("From 1 to 100, measured at the lower edge of the window."),
    ...element,
  },
  {
    id: "DURATION",
    label: t("Time on site"),
    description: t("A visit lasts so many seconds"),
    valueLabel: t("Seconds"),
    placeholder: "120",
    hint: t("From the first to the last sign of life of the visit."),
    ...page,
  },
  {
    id: "EVENT",
    label: t("Event"),
    description: t("An event of your own happens"),
    valueLabel: t("Name of the event"),
    placeholder: "signup",
    hint: t("Sent by your site's code, or made by an event rule."),
    isEvent: true,
    ...element,
  },
  {
    id: "REVENUE",
    label: t("Revenue"),
    description: t("An event carries a value"),
    valueLabel: t("Name of the event"),
    placeholder: "purchase",
    hint: t("Counts only where the event has a value above zero; * takes any event."),
    isEvent: true,
    ...element,
  },
  {
    id: "SCRIPT",
    label: t("Your own code"),
    description: t("Your site says that it happened"),
    valueLabel: "",
    placeholder: "",
    hint: "",
    ...page,
  },
];

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
  { id: "ENGAGE", label: t("Engage"), description: t("Reading, watching, coming back") },
] as const;
