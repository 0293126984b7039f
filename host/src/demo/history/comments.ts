// A few visitors comment on a page, and some of them write a text. Uses its own random generator, so that the visits
// don't change. Comments generated again have the same id and are stored once.
import type { CollectBatch } from "@sightline/schema/rest/ingest";
import { validateComment, type CommentRow } from "#host/site/feedback/validateComment.ts";
import type { TrackedProject } from "#host/ingest/projects.ts";
import { sayings, type CommentPlace } from "../data/comments.ts";
import { diceOf } from "./dice.ts";
import type { Visit } from "./visit.ts";

/** Share of visits with a comment, and share of comments with only a rating. */
const COMMENT_RATE = 0.035;
const SILENT = 0.3;
/** Frequency of each rating, 1 to 5. */
const RATINGS = [9, 11, 14, 26, 40];
const LANGUAGES = new Set(["DE", "AT"]);
/** Comments older than this number of days were read by a member. */
const LOOKED_AT = 9;
const DAY = 86_400_000;

const placeOf = (url: string): CommentPlace =>
  url.includes("/product/") ? "product" : /\/(cart|checkout|thank-you)/.test(url) ? "checkout" : "other";

interface CommentSource {
  project: TrackedProject;
  visit: Visit;
  batches: readonly CollectBatch[];
}

export function commentsOf({ project, visit: { visitor }, batches }: CommentSource, now: number): CommentRow[] {
  return batches.flatMap((batch) => {
    const { session, visitor_id, events, sent_at } = batch;
    const dice = diceOf("comment", session.id);
    const page = events.findLast(({ type }) => type === "pageview");
    if (!page || visitor.isBot || !dice.chance(COMMENT_RATE)) return [];
    const place = placeOf(page.url);
    const rating = dice.weighted([1, 2, 3, 4, 5], (each) => RATINGS[each - 1] ?? 0);
    const fitting = sayings.filter((each) => each.place === place && each.rating === rating);
    const saying = fitting.length > 0 && !dice.chance(SILENT) ? dice.pick(fitting) : undefined;
    const text = saying && (LANGUAGES.has(visitor.country) && dice.chance(0.8) ? saying.de : saying.en);
    const row = validateComment({
      ...{ project, ip: visitor.ip, userAgent: visitor.userAgent, at: sent_at },
      body: {
        ...{ key: project.key, id: dice.uuid(), rating, url: page.url, visitor_id, session_id: session.id },
        ...(text && { text }),
      },
    });
    const isOld = now - sent_at > LOOKED_AT * DAY;
    const status = isOld ? dice.weighted(["done", "archived", "open", "new"], (each) => looked[each] ?? 0) : "new";
    return row ? [{ ...row, feedback_status: status }] : [];
  });
}

const looked: Record<string, number> = { done: 6, archived: 3, open: 2, new: 1 };
