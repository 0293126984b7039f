// The kinds of steps as shown to users: label, kinds of match, and what their value is.
import type { StepKind, StepMatch } from "#web/reports/funnels/funnelSteps.ts";
import type { Pick } from "#web/editor/picking/usePicker.ts";
import { t } from "#web/texts/t.ts";

interface MatchLabel {
  id: StepMatch;
  label: string;
  placeholder: string;
  hint: string;
  /** the value can be picked on a page of the website */
  pick?: Pick;
}

interface StepKindLabel {
  id: StepKind;
  label: string;
  valueLabel: string;
  /** the first is the usual one; a single one is no choice */
  matches: readonly MatchLabel[];
  /** can be restricted to a page */
  hasPage: boolean;
  /** an empty value stands for any */
  isAnyPossible: boolean;
}

const pageMatches: readonly MatchLabel[] = [
  {
    id: "SIMPLE",
    label: t("Page or pattern"),
    placeholder: "/product/*",
    hint: t("A path or URL. * matches any characters, and the query string is ignored. Empty: any page."),
    pick: { target: "PAGE", part: "page" },
  },
  {
    id: "EXACT",
    label: t("Exact URL"),
    placeholder: "https://shop.example/thank-you?plan=pro",
    hint: t(
      "A full URL must match including its query string. For a path starting with /, the query string is ignored.",
    ),
  },
  {
    id: "CONTAIN",
    label: t("URL contains"),
    placeholder: "/thank-you",
    hint: t("Not case-sensitive."),
    pick: { target: "PAGE", part: "page" },
  },
  {
    id: "REGEX",
    label: t("Regular expression"),
    placeholder: "^https://shop\\.example/blog/.+$",
    hint: t("Matched against the full URL, including the query string."),
  },
];

const clickMatches: readonly MatchLabel[] = [
  {
    id: "SIMPLE",
    label: t("Text or pattern"),
    placeholder: t("Start free trial"),
    hint: t("The text of a button or link. * matches any characters. Not case-sensitive."),
    pick: { target: "CLICK", part: "text" },
  },
  { id: "EXACT", label: t("Exact text"), placeholder: t("Start free trial"), hint: t("Not case-sensitive.") },
  { id: "CONTAIN", label: t("Text contains"), placeholder: t("trial"), hint: t("Not case-sensitive.") },
  { id: "REGEX", label: t("Regular expression"), placeholder: "^(buy|order) now$", hint: t("RE2 syntax.") },
  {
    id: "SELECTOR",
    label: t("CSS selector"),
    placeholder: ".buy-button",
    hint: t("Clicks on anything inside it also count."),
    pick: { target: "CLICK", part: "selector" },
  },
];

export const stepKindLabels: readonly StepKindLabel[] = [
  { id: "PAGE", label: t("Page"), valueLabel: t("Page"), matches: pageMatches, hasPage: false, isAnyPossible: true },
  {
    id: "EVENT",
    label: t("Event"),
    valueLabel: t("Event name"),
    matches: [
      {
        id: "SIMPLE",
        label: "",
        placeholder: "signup",
        hint: t("Sent by your website's code or created by an event rule."),
      },
    ],
    hasPage: true,
    isAnyPossible: false,
  },
  {
    id: "GOAL",
    label: t("Goal"),
    valueLabel: t("Goal"),
    matches: [{ id: "SIMPLE", label: "", placeholder: "", hint: "" }],
    hasPage: false,
    isAnyPossible: false,
  },
  {
    id: "CLICK",
    label: t("Click"),
    valueLabel: t("Element"),
    matches: clickMatches,
    hasPage: true,
    isAnyPossible: true,
  },
  {
    id: "SUBMIT",
    label: t("Form submission"),
    valueLabel: t("CSS selector of the form"),
    matches: [
      {
        id: "SELECTOR",
        label: "",
        placeholder: "form#signup",
        hint: t("Counts when the form is submitted, before the server responds. Empty: any form."),
        pick: { target: "FORM", part: "form" },
      },
    ],
    hasPage: true,
    isAnyPossible: true,
  },
];

export const stepKindLabel = (id: string): StepKindLabel =>
  stepKindLabels.find((kind) => kind.id === id) ?? (stepKindLabels[0] as StepKindLabel);

export const matchLabel = (kind: string, match: string): MatchLabel => {
  const { matches } = stepKindLabel(kind);
  return matches.find(({ id }) => id === match) ?? (matches[0] as MatchLabel);
};
