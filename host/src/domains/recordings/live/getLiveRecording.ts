import { getLiveRecording as call, MAX_LIVE_VIEWERS } from "@sightline/schema/rest/recordings/live";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { companyCaller, member } from "#host/http/permit.ts";
import { Problem } from "#host/http/problem.ts";
import { scopedProject } from "#host/http/projectScope.ts";
import { route } from "#host/http/route.ts";
import type { Services } from "#host/http/services.ts";
import { storedChunks } from "../sql/storedChunks.ts";

/** A session that this process has not received a chunk of, or that ended long ago. */
async function restore(
  { events, recordings: { flush, live } }: Pick<Services, "events" | "recordings">,
  { widgetId, key, signal }: { widgetId: number; key: string; signal: AbortSignal },
): Promise<void> {
  // after a restart, chunks may still wait for the store: a refusal would end the view for good
  await flush();
  const chunks = await storedChunks({ events, signal }, widgetId, key);
  // its next chunk may have arrived meanwhile
  if (live.find(widgetId, key)) return;
  const started = chunks[0]?.began ?? 0;
  for (const { began: from, ended: to, is_last, ...chunk } of chunks)
    live.note({ ...chunk, from, to, started, is_last: is_last === 1 });
}

export const getLiveRecording = route(call, {
  permit: member,
  gather: ({ services, caller, query }) => scopedProject(services, caller, query.widget_id),
  ask: async (services, { widgetId }, { params: { key }, caller, signal }) => {
    const { live } = services.recordings;
    if (!live.find(widgetId, key)) await restore(services, { widgetId, key, signal });
    if (!live.find(widgetId, key)) throw new Problem(recordingsRefusals.recordingUnknown());
    if (!live.watch(widgetId, key, companyCaller(caller).userId))
      throw new Problem(recordingsRefusals.tooManyViewers({ max: MAX_LIVE_VIEWERS }));
    const found = live.find(widgetId, key);
    if (!found) throw new Problem(recordingsRefusals.recordingUnknown());
    return found;
  },
  answer: (recording) => recording,
});
