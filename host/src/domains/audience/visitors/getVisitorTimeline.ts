import { getVisitorTimeline as call, type VisitorAction } from "@sightline/schema/rest/audience/profile";
import { eventNaming, type Naming } from "#host/analytics/filter/eventNaming.ts";
import { member } from "#host/http/permit.ts";
import { visitorComments } from "#host/analytics/comments/visitorComments.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { withComments } from "./withComments.ts";
import { visitorActions, type ActionRow } from "./sql/visitorActions.ts";

/** As stored by ingest: one flat object of primitive values. */
function propsOf(text: string): VisitorAction["props"] {
  if (text === "") return [];
  const props = JSON.parse(text) as Record<string, string | number | boolean | null>;
  return Object.entries(props).map(([key, value]) => ({ key, value: value === null ? "" : String(value) }));
}

function actionOf({ total: _total, props, value, test_id, ...row }: ActionRow, naming: Naming): VisitorAction {
  return {
    ...row,
    event_name: row.type === "event" ? row.name : "",
    name: (row.type === "event" && naming.of(row.name).display_name) || row.name,
    props: propsOf(props),
    // for a rage click, this is the number of clicks
    value: row.type === "event" && value !== 0 ? value : null,
    test_id: test_id || null,
  };
}

export const getVisitorTimeline = route(call, {
  permit: member,
  gather: ({ services, caller, body }) => scopedProject(services, caller, body.widget_id),
  ask: async ({ events, entities }, { widgetId }, { body, signal }) => {
    const { visitor_id: visitor, session_id: session, after, direction, limit } = body;
    const naming = await eventNaming(entities, widgetId);
    const question = { widget: widgetId, naming, visitor, session, after, direction, limit };
    const [rows, comments] = await Promise.all([
      visitorActions({ events, signal }, question),
      visitorComments(entities, { widgetId, visitor, session }),
    ]);
    return { rows: rows.map((row) => actionOf(row, naming)), comments, storedTotal: rows[0]?.total };
  },
  answer: ({ rows, comments, storedTotal = 0 }, _project, { body }) => ({
    rows: withComments(rows, comments, body),
    total: storedTotal + comments.length,
  }),
});
