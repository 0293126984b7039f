// The choices of the acquisition screen. Each is stored in the URL. Drill-down goes level by level:
// `channel=Email&source=news` shows the landing pages of that source.
import type { GraphCriteria } from "@sightline/schema/rest/filterLanguage";
import { channelName } from "#web/reports/dimensions/channelName.ts";
import { valueCondition, type Group } from "#web/reports/url/reportState.ts";
import { t } from "#web/texts/t.ts";

export const levels = ["CHANNEL", "SOURCE", "LANDING", "CAMPAIGN"] as const;
export type Level = (typeof levels)[number];

export const models = ["LAST", "FIRST", "LINEAR"] as const;

export const levelNames: Record<Level, { one: string; many: string }> = {
  CHANNEL: { one: t("Channel"), many: t("Channels") },
  SOURCE: { one: t("Source"), many: t("Sources") },
  LANDING: { one: t("Landing page"), many: t("Landing pages") },
  CAMPAIGN: { one: t("Campaign"), many: t("Campaigns") },
};

/** The dimension that writes the values of a level. */
export const dimensionOf: Record<Level, string> = {
  CHANNEL: "CHANNEL",
  SOURCE: "REF",
  LANDING: "ENTRY",
  CAMPAIGN: "UTM_CAMPAIGN",
};

const unknown: Record<Level, string> = {
  CHANNEL: t("Unknown"),
  SOURCE: t("Direct / none"),
  LANDING: t("Unknown"),
  CAMPAIGN: t("None"),
};

const criteriaOf: Record<Level, GraphCriteria> = {
  CHANNEL: "SOURCE",
  SOURCE: "SOURCE_NAME",
  LANDING: "LANDING_PAGE",
  CAMPAIGN: "UTM_CAMPAIGN",
};

export const levelValue = (level: Level, value: string): string =>
  value === "" ? unknown[level] : level === "CHANNEL" ? channelName(value) : value;

/** The filter "this level is this value". */
export function levelGroups(level: Level, value: string): readonly Group[] {
  return [[valueCondition(criteriaOf[level], value)]];
}

const steps = ["channel", "source", "landing"] as const;
export type Step = (typeof steps)[number];

export interface Trail {
  /** dimension of the table */
  level: Level;
  within: Partial<Record<Step, string>>;
  /** in level order */
  taken: readonly { step: Step; level: Level; value: string }[];
}

/** A level counts only if all previous levels are present. */
export function readTrail(search: URLSearchParams): Trail {
  const taken: { step: Step; level: Level; value: string }[] = [];
  for (const [n, step] of steps.entries()) {
    const value = search.get(step);
    if (value === null) break;
    taken.push({ step, level: levels[n] ?? "CHANNEL", value });
  }
  return {
    level: levels[taken.length] ?? "CAMPAIGN",
    within: Object.fromEntries(taken.map(({ step, value }) => [step, value])),
    taken,
  };
}

/** The URL one level deeper; undefined at the deepest level. */
export function drillInto(search: URLSearchParams, value: string): URLSearchParams | undefined {
  const step = steps[readTrail(search).taken.length];
  if (!step) return undefined;
  const next = new URLSearchParams(search);
  next.set(step, value);
  return next;
}

/** The URL with only the first steps of the trail. */
export function backTo(search: URLSearchParams, count: number): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const step of steps.slice(count)) next.delete(step);
  return next;
}
