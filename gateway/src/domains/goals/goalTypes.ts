// Maps goal types between wire and graph, and a rule of the graph to the wire.
import type { GoalRule, GoalType as WireType } from "@sightline/schema/rest/goals/goals";
import type { GoalRuleInput, GoalType } from "#gateway/__generated__/resolverTypes.ts";

export const typeFromWire: Record<WireType, GoalType> = {
  pageview: "PAGEVIEW",
  pageviewExact: "PAGEVIEW_EXACT",
  pageviewWildcard: "PAGEVIEW_WILDCARD",
  pageviewRegex: "PAGEVIEW_REGEX",
  clickOnElement: "CLICK_ON_ELEMENT",
  clickOnText: "CLICK_ON_TEXT",
  externalLink: "EXTERNAL_LINK",
  formSubmit: "FORM_SUBMIT",
  elementAppears: "ELEMENT_APPEARS",
  scrolling: "SCROLLING",
  duration: "DURATION",
  event: "EVENT",
  revenue: "REVENUE",
  script: "SCRIPT",
  funnelStep: "FUNNEL_STEP",
  formCompleted: "FORM_COMPLETED",
  formAbandoned: "FORM_ABANDONED",
};

const typeToWire = Object.fromEntries(Object.entries(typeFromWire).map(([wire, type]) => [type, wire])) as Record<
  GoalType,
  WireType
>;

export const wireRule = ({ type, value, elementUrl, formField }: GoalRuleInput): GoalRule => ({
  goal_type: typeToWire[type],
  goal_value: value.trim(),
  element_url: elementUrl?.trim() ?? "",
  form_field: formField?.trim() ?? "",
});
