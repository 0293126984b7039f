import type {
  Realtime as WireRealtime,
  RealtimeVisitor as WireVisitor,
} from "@sightline/schema/rest/audience/audience";
import type { Realtime, RealtimeVisitor } from "#gateway/__generated__/resolverTypes.ts";
import { camel } from "#gateway/graph/camel.ts";
import { upper } from "#gateway/graph/enums.ts";

/** Copied field by field because a busy site has thousands of visitors. */
const visitorOf = (visitor: WireVisitor): RealtimeVisitor => ({
  visitorId: visitor.visitor_id,
  sessionId: visitor.session_id,
  state: upper(visitor.state),
  path: visitor.path,
  title: visitor.title,
  since: visitor.since,
  lastSeen: visitor.last_seen,
  pageviews: visitor.pageviews,
  channel: visitor.channel,
  country: visitor.country,
  device: visitor.device,
  browser: visitor.browser,
  isRecorded: visitor.is_recorded,
});

export function realtimeOf({ visitors, ...wire }: WireRealtime): Realtime {
  const { perMinute, ...same } = camel(wire);
  return {
    ...same,
    perMinute: perMinute.map(({ t, ...minute }) => ({ at: t, ...minute })),
    visitors: visitors.map(visitorOf),
  };
}
