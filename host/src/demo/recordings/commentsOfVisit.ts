// The comments of a recorded visit: each is about the element of the dead click before it, so that its recording shows
// what the visitor means.
import { validateComment, type CommentRow } from "#host/site/feedback/validateComment.ts";
import type { TrackedProject } from "#host/ingest/projects.ts";
import { recordedComments } from "../data/recordedComments.ts";
import type { DemoVisitor } from "../history/demoVisitor.ts";
import type { RecordedVisit } from "./recordedVisit.ts";

interface Commented {
  project: TrackedProject;
  visit: RecordedVisit;
  visitor: DemoVisitor;
  /** the moved visit's beginning */
  start: number;
}

export function commentsOfVisit(name: string, { project, visit, visitor, start }: Commented): CommentRow[] {
  const { session, events } = visit.batch;
  return recordedComments
    .filter((comment) => comment.visit === name)
    .flatMap(({ id, at, rating, en, de }) => {
      const dead = events.findLast(({ type, ts }) => type === "dead" && ts <= session.start + at);
      if (dead === undefined || !("selector" in dead))
        throw new Error(`the visit ${name} has no dead click before ${at}`);
      const row = validateComment({
        ...{ project, ip: visitor.ip, userAgent: visitor.userAgent, at: start + at },
        body: {
          ...{ key: project.key, id, rating, text: visitor.lang.startsWith("de") ? de : en, url: dead.url },
          ...{ element: dead.selector, visitor_id: visitor.id, session_id: session.id },
        },
      });
      return row ? [row] : [];
    });
}
