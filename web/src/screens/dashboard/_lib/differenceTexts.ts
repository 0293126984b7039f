// Labels of what explains a difference, and whether it is significant.
import type { DifferenceProperty } from "#web/__generated__/DifferenceSegments_difference.graphql.ts";
import { dimensionKind, valueGroups } from "#web/reports/dimensions/dimensionKinds.ts";
import type { Group } from "#web/reports/url/reportState.ts";
import { t } from "#web/texts/t.ts";

interface Value {
  property: DifferenceProperty;
  name: string;
}

const isVisitorType = ({ property }: Value) => property === "VISITOR_TYPE";

export const propertyLabel = (value: Value): string =>
  isVisitorType(value) ? t("Visitor") : dimensionKind(value.property).head;

export function valueLabel(value: Value): string {
  if (isVisitorType(value)) return value.name === "new" ? t("New") : t("Returning");
  return dimensionKind(value.property).write(value.name);
}

export const segmentGroups = (value: Value): readonly Group[] =>
  isVisitorType(value)
    ? [[{ criteria: "VISITOR_TYPE", operator: "IS", value: value.name }]]
    : valueGroups(value.property, value.name);

export type Significance = "significant" | "usual" | "unknown";

/** The share of false results among significant ones that is accepted. */
const SIGNIFICANT = 0.05;

export function significanceOf(p: number | null | undefined): Significance {
  if (p === null || p === undefined) return "unknown";
  return p < SIGNIFICANT ? "significant" : "usual";
}

export const significanceLabels: Record<Significance, string> = {
  significant: t("Significant"),
  usual: t("Usual variation"),
  unknown: t("Too little data"),
};
