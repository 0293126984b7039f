import { RecordingKey } from "@sightline/schema/rest/recordings/recordings";
import type { ProjectRecordingsResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { liveSessionsOf } from "../live.sources.ts";
import { recordingList } from "../recordingList.ts";
import { collectionOf, recordingOf } from "../recordings.sources.ts";
import {
  countRecordings,
  findRecording,
  getRecording,
  listCollections,
  listLiveSessions,
} from "../recordings.upstream.ts";

export const ProjectRecordings: Required<Omit<ProjectRecordingsResolvers, "isAvailable">> = {
  list: recordingList,

  async collections({ widget_id }, _, { upstream }) {
    const { rows } = await listCollections(upstream, widget_id);
    return rows.map(collectionOf);
  },

  async recordedThisMonth({ widget_id }, _, { upstream }) {
    return (await countRecordings(upstream, widget_id)).recorded;
  },

  live: async ({ widget_id }, _args, { upstream }) => liveSessionsOf(await listLiveSessions(upstream, widget_id)),

  /** Any other text in the URL is not a key. */
  async recording({ widget_id }, args, { upstream }) {
    const key = RecordingKey.safeParse(args.key);
    const found = key.success ? await orNull(getRecording(upstream, widget_id, key.data)) : null;
    return found && recordingOf(widget_id, found.recording);
  },

  async find({ widget_id }, { session }, { upstream }) {
    const id = RecordingKey.safeParse(session);
    const found = id.success ? await orNull(findRecording(upstream, widget_id, id.data)) : null;
    const about = found && (await orNull(getRecording(upstream, widget_id, found.key)));
    return about && recordingOf(widget_id, about.recording);
  },
};
