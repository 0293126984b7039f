import { getTimeline as call, type TimelineEntry } from "@sightline/schema/rest/timeline/entries";
import { member } from "#host/http/permit.ts";
import { route } from "#host/http/route.ts";
import { answeredRange, gatherReport } from "#host/analytics/scope/reportScope.ts";
import { localHour } from "#host/analytics/scope/zone.ts";
import { annotationOf, annotationsIn } from "#host/analytics/timeline/annotations.ts";
import { auditEntries } from "#host/analytics/timeline/auditEntries.ts";
import { kindOf, withoutConsequence } from "#host/analytics/timeline/kindOf.ts";

/** An hour sorts after the day that contains it. */
const order = ({ date, created_at, number }: TimelineEntry) =>
  `${date.padEnd(16, " ")}${created_at}${String(number).padStart(12, "0")}`;

export const getTimeline = route(call, {
  permit: member,
  gather: gatherReport,
  ask: ({ entities }, { project, period }, { body: { startDate, endDate }, caller }) =>
    Promise.all([
      annotationsIn(entities, project.widgetId, { startDate, endDate }, caller).select("annotation.user_id").execute(),
      auditEntries(entities, caller.companyId)
        .where((is) => is.or([is("widget_id", "is", null), is("widget_id", "=", project.widgetId)]))
        .where("action", "not in", [...withoutConsequence])
        .where("audit_log.created_at", ">=", new Date(period.from))
        .where("audit_log.created_at", "<", new Date(period.to))
        .execute(),
    ]),
  answer: ([notes, done], scope, { body, caller }) => {
    const all: TimelineEntry[] = [
      ...notes.map(({ user_id, ...note }) => {
        const isOwn = caller.role <= 1 || (caller.role === 2 && user_id === caller.userId);
        return {
          kind: "note" as const,
          number: note.annotation_id,
          date: note.date,
          end_date: note.end_date,
          color: note.color,
          created_at: note.created_at.toISOString(),
          text: note.text,
          description: note.page,
          subject_id: "",
          user_id,
          user_name: note.author,
          changed: [],
          deletable: isOwn,
          note: isOwn ? annotationOf(note) : null,
        };
      }),
      ...done.map((entry) => ({
        kind: kindOf(entry.module),
        number: entry.audit_id,
        date: localHour(entry.created_at.getTime(), scope.zone),
        end_date: null,
        color: null,
        created_at: entry.created_at.toISOString(),
        text: `${entry.module}.${entry.action}`,
        description: entry.description,
        subject_id: entry.action_id,
        user_id: entry.user_id,
        user_name: entry.user_name,
        changed: entry.change ?? [],
        deletable: false,
        note: null,
      })),
    ];
    const { kinds, user_id, text, limit, offset } = body;
    const sought = text.toLowerCase();
    const rows = all
      .filter((entry) => kinds === undefined || kinds.includes(entry.kind))
      .filter((entry) => user_id === undefined || entry.user_id === user_id)
      .filter((entry) => `${entry.text} ${entry.description}`.toLowerCase().includes(sought))
      .toSorted((a, b) => (order(a) < order(b) ? 1 : -1));
    const people = new Map(all.map((entry) => [entry.user_id, entry.user_name]));
    return {
      rows: rows.slice(offset, offset + limit),
      people: [...people].map(([id, name]) => ({ user_id: id, name })).toSorted((a, b) => a.name.localeCompare(b.name)),
      total: rows.length,
      range: answeredRange(scope),
    };
  },
});
