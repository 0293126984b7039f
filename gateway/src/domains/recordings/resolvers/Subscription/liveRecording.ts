import { RecordingKey } from "@sightline/schema/rest/recordings/recordings";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import type { LiveRecording, SubscriptionResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { namedProject } from "#gateway/graph/project.ts";
import type { Reading } from "#gateway/live/live.ts";
import { valueOf } from "#gateway/live/readings.ts";
import { UpstreamError } from "#gateway/upstream/errors.ts";
import { liveRecordingOf } from "../../live.sources.ts";
import { getLiveRecording } from "../../recordings.upstream.ts";

/** A viewer is at most three seconds behind the visitor, whose browser sends a chunk every second. */
const EVERY_MS = 400;
/** The host counts a viewer for 45 seconds after a call. */
const COUNTED_MS = 15_000;

export const liveRecording: SubscriptionResolvers["liveRecording"] = {
  async subscribe(_, { project, ...args }, context) {
    const { widget_id } = await namedProject(context, project, "project");
    const key = RecordingKey.safeParse(args.key).data;
    if (key === undefined) throw new UpstreamError(recordingsRefusals.recordingUnknown(), { field: "key" });
    const read = () => getLiveRecording(context.upstream, widget_id, key);
    // counts the subscriber as a viewer, or refuses
    await read();
    const topic = {
      key: `liveRecording:${widget_id}:${key}`,
      everyMs: EVERY_MS,
      onlyChanges: true,
      ask: async () => liveRecordingOf(await read()),
      verify: read,
      verifyEveryMs: COUNTED_MS,
    };
    return context.live.watch(topic, context);
  },
  resolve: (reading: Reading<LiveRecording>) => valueOf(reading),
};
