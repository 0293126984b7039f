// The color of a node, by the share of its sessions that later reach the goal, relative to all sessions of the flow. Few
// clear steps, of which the legend shows each: the share itself is shown as text.
import type { Theme } from "@emotion/react";
import { t } from "#web/texts/t.ts";
import { mix } from "#web/theme/contrast.ts";

interface ConversionLevel {
  label: string;
  /** the least ratio to the share of all sessions */
  from: number;
  color: (theme: Theme) => string;
}

/** How much of a color a tint keeps. */
const TINT = 0.5;

/** The best first. */
export const conversionLevels: readonly ConversionLevel[] = [
  { label: t("Twice the average or more"), from: 2, color: ({ color }) => color.positive },
  { label: t("Above average"), from: 1.1, color: ({ color }) => mix(color.raised, color.positive, TINT) },
  { label: t("Average"), from: 0.9, color: ({ color }) => color.borderStrong },
  { label: t("Below average"), from: 0.5, color: ({ color }) => mix(color.raised, color.danger, TINT) },
  { label: t("Less than half"), from: 0, color: ({ color }) => color.danger },
];

export function conversionColor(theme: Theme, share: number, overall: number): string {
  const level = conversionLevels.find(({ from }) => overall > 0 && share / overall >= from);
  return level?.color(theme) ?? theme.color.muted;
}
