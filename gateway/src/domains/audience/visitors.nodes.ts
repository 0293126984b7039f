import { VisitorId } from "@sightline/schema/rest/audience/visitors";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { Context } from "#gateway/context.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { fromGlobalId, MAX_NUMBER, type NodeType } from "#gateway/graph/globalId.ts";
import { invalid } from "#gateway/graph/invalid.ts";
import { actionOf, sessionOf, visitorOf } from "./visitors.sources.ts";
import type { VisitorActionSource, VisitorSessionSource, VisitorSource } from "./visitors.sources.ts";
import { getVisitor, getVisitorSessions, getVisitorTimeline } from "./visitors.upstream.ts";

const notAnId = (field: string) => invalid(field, requestRefusals.notAnId({ field }));

/** `12:0198c7a2-…`: the project first, then the UUIDs of the objects in it. */
function partsOf(globalId: string, type: NodeType, field: string, uuids: number): [number, ...string[]] {
  return projectAndUuids(fromGlobalId(globalId, type, field).split(":"), field, uuids);
}

function projectAndUuids([project = "", ...rest]: string[], field: string, uuids: number): [number, ...string[]] {
  const widgetId = /^[1-9]\d{0,9}$/.test(project) ? Number(project) : Number.POSITIVE_INFINITY;
  const isWhole = rest.length === uuids && rest.every((id) => VisitorId.safeParse(id).data === id);
  if (widgetId <= MAX_NUMBER && isWhole) return [widgetId, ...rest];
  throw notAnId(field);
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
  const requested = { widget_id: widgetId, visitor_id: visitorId, session_id, limit: 1 };
  const [session] = (await getVisitorSessions(upstream, requested)).rows;
  return session ? sessionOf({ widgetId, visitorId }, session) : null;
}

/** Maximum number of actions of one millisecond, which are read in one call. */
const AT_ONCE = 201;
const LAST_UUID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

export async function visitorActionNode(
  { upstream }: Context,
  id: string,
  field: string,
): Promise<VisitorActionSource | null> {
  const parts = fromGlobalId(id, "VisitorAction", field).split(":");
  const at = Number(parts.pop());
  const [widgetId, visitorId = "", sessionId = "", eventId] = projectAndUuids(parts, field, 3);
  if (!Number.isSafeInteger(at) || at < 1) throw notAnId(field);
  const { rows } = await getVisitorTimeline(upstream, {
    widget_id: widgetId,
    visitor_id: visitorId,
    session_id: sessionId,
    after: { at: at - 1, id: LAST_UUID },
    limit: AT_ONCE,
  });
  const found = rows.find(({ event_id }) => event_id === eventId);
  return found === undefined ? null : actionOf({ widgetId, visitorId, sessionId }, found);
}
