import { updateRecording as call } from "@sightline/schema/rest/recordings/recordings";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { companyCaller, member, roles } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import { describeRecordings } from "./describeRecordings.ts";
import { recordingNotes } from "./sql/recordingNotes.ts";
import { recordedSessions } from "./sql/recordedSessions.ts";

const MOST_TAGS = 20;
const writer = roles(0, 1, 2);

/** Keys of deleted recordings are ignored: the list may be older than the deletion. */
export const updateRecording = route(call, {
  permit: (move) => {
    const { is_starred, add_tags, remove_tags } = move.body;
    const isViewOnly = is_starred === undefined && add_tags.length === 0 && remove_tags.length === 0;
    (isViewOnly ? member : writer)(move);
  },
  gather: async ({ services, caller, body, signal }) => {
    const { widgetId } = await scopedProject(services, caller, body.widget_id);
    const { userId } = companyCaller(caller);
    const found = await recordedSessions({ events: services.events, signal }, widgetId, body.keys);
    const keys = found.map(({ session_id }) => session_id);
    if (keys.length > 0 && body.add_tags.length > 0) {
      const { tags } = await recordingNotes(services.entities, { widgetId, userId }, keys);
      const isFull = keys.some((key) => new Set([...(tags.get(key) ?? []), ...body.add_tags]).size > MOST_TAGS);
      if (isFull) throw new Problem(recordingsRefusals.tooManyTags({ max: MOST_TAGS }), { field: "add_tags" });
    }
    return { widgetId, userId, keys };
  },
  ask: async (services, { widgetId, userId, keys }, { body, signal }) => {
    const { entities, now } = services;
    const { is_starred, is_viewed, add_tags, remove_tags } = body;
    if (keys.length === 0) return new Map();
    const at = new Date(now());
    const rows = keys.map((session_id) => ({ widget_id: widgetId, session_id }));
    await entities.transaction().execute(async (store) => {
      if (is_starred === true)
        await store
          .insertInto("recording_star")
          .values(rows.map((row) => ({ ...row, created_at: at })))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      if (is_starred === false)
        await store
          .deleteFrom("recording_star")
          .where("widget_id", "=", widgetId)
          .where("session_id", "in", keys)
          .execute();
      if (is_viewed === true)
        await store
          .insertInto("recording_view")
          .values(rows.map((row) => ({ ...row, user_id: userId, viewed_at: at })))
          .onConflict((conflict) =>
            conflict.columns(["widget_id", "user_id", "session_id"]).doUpdateSet({ viewed_at: at }),
          )
          .execute();
      if (is_viewed === false)
        await store
          .deleteFrom("recording_view")
          .where("widget_id", "=", widgetId)
          .where("session_id", "in", keys)
          .where("user_id", "=", userId)
          .execute();
      if (add_tags.length > 0)
        await store
          .insertInto("recording_tag")
          .values(rows.flatMap((row) => add_tags.map((tag) => ({ ...row, tag, created_at: at }))))
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      if (remove_tags.length > 0)
        await store
          .deleteFrom("recording_tag")
          .where("widget_id", "=", widgetId)
          .where("session_id", "in", keys)
          .where("tag", "in", remove_tags)
          .execute();
    });
    return describeRecordings(services, { widgetId, userId, keys }, signal);
  },
  answer: (described, { keys }) => ({ rows: keys.flatMap((key) => described.get(key)?.recording ?? []) }),
});
