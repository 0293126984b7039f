import type { Realtime as WireRealtime } from "@sightline/schema/rest/audience";
import type { Realtime } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { upper } from "#gateway/graph/enums.ts";

export function realtimeOf(wire: WireRealtime): Realtime {
  const { perMinute, visitors, ...same } = camel(wire);
  return {
    ...same,
    perMinute: perMinute.map(({ t, ...minute }) => ({ at: t, ...minute })),
    visitors: visitors.map((visitor) => ({ ...visitor, state: upper(visitor.state) })),
  };
}
