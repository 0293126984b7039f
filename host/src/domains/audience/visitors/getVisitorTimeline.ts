import { getVisitorTimeline as call, type VisitorAction } from "@sightline/schema/rest/audience/profile";
import { member } from "#host/http/permit.ts";
import { scopedProject } from "#host/http/scope/projectScope.ts";
import { route } from "#host/http/route.ts";
import { visitorActions, type ActionRow } from "./sql/visitorActions.ts";

/** As ingest keeps them: one flat object of plain values. */
function propsOf(text: string): VisitorAction["props"] {
  if (text === "") return [];
  const props = JSON.parse(text) as Record<string, string | number | boolean | null>;
  return Object.entries(props).map(([key, value]) => ({ key, value: value === null ? "" : String(value) }));
}

function actionOf({ total: _total, props, value, test_id, ...row }: ActionRow): VisitorAction {
  return {
    ...row,
    props: propsOf(props),
    // of a rage click it is the number of clicks
    value: row.type === "event" && value !== 0 ? value : null,
    test_id: test_id || null,
  };
}

export const getVisitorTimeline = route(call, {
  permit: member,
  gather: ({ services, caller, body }) => scopedProject(services, caller, body.widget_id),
  ask: ({ events }, { widgetId }, { body: { visitor_id, session_id, after, direction, limit }, signal }) =>
    visitorActions(
      { events, signal },
      { widget: widgetId, visitor: visitor_id, session: session_id, after, direction, limit },
    ),
  answer: (rows) => ({ rows: rows.map(actionOf), total: rows[0]?.total ?? 0 }),
});
