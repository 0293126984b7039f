import { VisitorId } from "@sightline/schema/rest/audience/visitors";
import type { Context } from "#gateway/context.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { fromGlobalId, MAX_NUMBER, type NodeType } from "#gateway/graph/globalId.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { sessionOf, visitorOf, type VisitorSessionSource, type VisitorSource } from "./visitors.sources.ts";
import { getVisitor, getVisitorSessions } from "./visitors.upstream.ts";

/** `12:0198c7a2-…`: the project first, then the uuids of what lies in it. */
function partsOf(globalId: string, type: NodeType, field: string, uuids: number): [number, ...string[]] {
  const [project = "", ...rest] = fromGlobalId(globalId, type, field).split(":");
  const widgetId = /^[1-9]\d{0,9}$/.test(project) ? Number(project) : Number.POSITIVE_INFINITY;
  const isWhole = rest.length === uuids && rest.every((id) => VisitorId.safeParse(id).data === id);
  if (widgetId <= MAX_NUMBER && isWhole) return [widgetId, ...rest];
  throw invalid(field, `${field} is not an id of this graph; send one that the graph has answered`);
}

export function visitorParts(globalId: string, field: string): { widgetId: number; visitorId: string } {
  const [widgetId, visitorId = ""] = partsOf(globalId, "Visitor", field, 1);
  return { widgetId, visitorId };
}

export async function visitorNode({ upstream }: Context, id: string, field: string): Promise<VisitorSource | null> {
  const { widgetId, visitorId } = visitorParts(id, field);
  const found = await orNull(getVisitor(upstream, widgetId, visitorId));
  return found && visitorOf(widgetId, found.visitor);
}

export async function visitorSessionNode(
  { upstream }: Context,
  id: string,
  field: string,
): Promise<VisitorSessionSource | null> {
  const [widgetId, visitorId = "", session_id = ""] = partsOf(id, "VisitorSession", field, 2);
  const asked = { widget_id: widgetId, visitor_id: visitorId, session_id, limit: 1 };
  const [session] = (await getVisitorSessions(upstream, asked)).rows;
  return session ? sessionOf({ widgetId, visitorId }, session) : null;
}
