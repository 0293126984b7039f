// The finding of a rule: a sentence with its numbers, the evidence, and a link to more details.
import type { Recommendation } from "@sightline/schema/rest/recommendations/recommendations";
import type { Message } from "@sightline/schema/rest/refusals/message";
import type { Period } from "#host/analytics/scope/reportRange.ts";
import type { QueryContext } from "#host/analytics/scope/reportScope.ts";

export interface Finding extends Pick<Recommendation, "rule" | "feature" | "link" | "evidence" | "sessions"> {
  title: Message;
  body: Message;
  link_text: Message;
  /** page or element of the finding; "" for the whole site */
  subject: string;
}

export interface Ground {
  widgetId: number;
  /** in the event store's format */
  zone: string;
  /** 28 whole days up to today */
  period: Pick<Period, "from" | "to">;
}

export type Find = (context: QueryContext, ground: Ground) => Promise<Finding[]>;

/** Limit of findings per rule: the most important ones. */
export const MOST_OF_A_RULE = 3;

/** The project's dashboard, filtered by the condition. */
export function dashboardLink({ widgetId }: Ground, criteria: string, value: string): string {
  const search = new URLSearchParams({ project: String(widgetId), f: `${criteria}:is:${value}` });
  return `/?${search.toString()}`;
}

/** In seconds, to one decimal. */
export const inSeconds = (milliseconds: number): number => Math.round(milliseconds / 100) / 10;
export const percent = (share: number): string => `${Math.round(share * 100)}%`;
export const count = (value: number): string => value.toLocaleString("en-US");
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
