// The colour of a node by how many of its sessions reach the goal from there on, against all sessions of the flow: as
// many is neutral, twice as many good, none bad. The share itself is written beside it.
import type { Theme } from "@emotion/react";
import { mix } from "#web/theme/contrast.ts";

export function conversionColor(theme: Theme, share: number, overall: number): string {
  if (overall <= 0) return theme.color.muted;
  const ratio = share / overall;
  if (ratio >= 1) return mix(theme.color.muted, theme.color.positive, Math.min(1, ratio - 1));
  return mix(theme.color.danger, theme.color.muted, ratio);
}
