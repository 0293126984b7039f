import type { BlockPreview as WirePreview, BlockRule as WireRule } from "@sightline/schema/rest/projects/blocking";
import type { BlockPreview, BlockRule } from "#gateway/__generated__/resolverTypes.ts";
import { upper } from "#gateway/graph/enums.ts";

export const ruleOf = (rule: WireRule): BlockRule => ({
  blockRuleId: rule.block_rule_id,
  kind: upper(rule.kind),
  value: rule.value,
  label: rule.label,
  addresses: rule.addresses,
  resolveProblem: rule.resolve_error,
  droppedEvents: rule.dropped,
  lastDroppedAt: rule.last_dropped_at,
  createdBy: rule.created_by,
  createdAt: rule.created_at,
});

export const previewOf = (preview: WirePreview): BlockPreview => ({
  matchedEvents: preview.would_block,
  events: preview.events,
  untracedEvents: preview.unknown,
  isCountable: preview.is_countable,
  addresses: preview.addresses,
});
