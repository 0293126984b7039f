import type {
  VisitorAction as WireAction,
  VisitorSession as WireSession,
} from "@sightline/schema/rest/audience/profile";
import type { Visitor as WireVisitor } from "@sightline/schema/rest/audience/visitors";
import type { VisitorAction } from "#gateway/__generated__/resolverTypes.ts";
import { camel, type Camel } from "#gateway/graph/camel.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";

/** The data that the host returns in one call. Attributes, totals and visits are requested on demand. */
export interface VisitorSource extends Camel<WireVisitor> {
  __typename: "Visitor";
  id: string;
  widgetId: number;
}

export const visitorOf = (widgetId: number, visitor: WireVisitor): VisitorSource => ({
  __typename: "Visitor",
  id: toGlobalId("Visitor", `${widgetId}:${visitor.visitor_id}`),
  widgetId,
  ...camel(visitor),
});

export interface VisitorSessionSource extends Omit<Camel<WireSession>, "engaged"> {
  __typename: "VisitorSession";
  id: string;
  widgetId: number;
  visitorId: string;
  engagedTime: number;
}

interface Owner {
  widgetId: number;
  visitorId: string;
}

export function sessionOf({ widgetId, visitorId }: Owner, wire: WireSession): VisitorSessionSource {
  const { engaged, ...session } = wire;
  const id = toGlobalId("VisitorSession", `${widgetId}:${visitorId}:${wire.session_id}`);
  return { __typename: "VisitorSession", id, widgetId, visitorId, engagedTime: engaged, ...camel(session) };
}

export interface VisitorActionSource extends VisitorAction {
  __typename: "VisitorAction";
}

/** The time is part of the id: it finds the action again in a visit of any length. */
export function actionOf(
  { widgetId, visitorId, sessionId }: Owner & { sessionId: string },
  { engaged_ms, props, ...wire }: WireAction,
): VisitorActionSource {
  const place = [widgetId, visitorId, sessionId, wire.event_id, Date.parse(wire.at)].join(":");
  const id = toGlobalId("VisitorAction", place);
  return { __typename: "VisitorAction", id, ...camel(wire), engagedTime: engaged_ms / 1000, properties: props };
}
