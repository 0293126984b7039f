// The color of a node, by the share of its sessions that later reach the goal, relative to all sessions of the flow:
// equal is neutral, twice as many is good, none is bad. The share itself is shown as text.
import type { Theme } from "@emotion/react";
import { mix } from "#web/theme/contrast.ts";

export function conversionColor(theme: Theme, share: number, overall: number): string {
  if (overall <= 0) return theme.color.muted;
  const ratio = share / overall;
  if (ratio >= 1) return mix(theme.color.muted, theme.color.positive, Math.min(1, ratio - 1));
  return mix(theme.color.danger, theme.color.muted, ratio);
}
