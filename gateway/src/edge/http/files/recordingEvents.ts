// GET /recordings/PROJECT/KEY/events?from=MS&to=MS, or ?stream=ID&after=NUMBER: the stored chunks of a recording,
// streamed from the host as they are. Requires the same permission as viewing the recording, as defined in the
// permission table.
//
// The response is a file of the type gzip and not JSON with the content encoding gzip: a recording consists of many gzip
// members, and browsers decode only the first one of an encoded response (measured in Chromium; the standard of
// DecompressionStream refuses the others too). The app reads the members one after the other.
import { getRecordingEvents } from "@sightline/schema/rest/recordings/recordings";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { recordingPartsOf } from "#gateway/domains/recordings/recordings.nodes.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";
import { permissions } from "#gateway/permissions/permissions.ts";
import type { StreamedFile } from "./streamedFile.ts";

const PATH = /^\/recordings\/([^/]+)\/([^/]+)\/events$/;

const PARAMETERS = { from: /^\d{1,9}$/, to: /^\d{1,9}$/, stream: /^[0-9a-f-]{36}$/i, after: /^(-1|\d{1,9})$/ };

/** Only the parameters of the contract reach the host. */
function queryOf(search: URLSearchParams, widgetId: number): string {
  const query = new URLSearchParams({ widget_id: String(widgetId) });
  for (const [name, pattern] of Object.entries(PARAMETERS)) {
    const value = search.get(name) ?? "";
    if (pattern.test(value)) query.set(name, value);
  }
  return query.toString();
}

/** Undefined for any other address. */
export function recordingEvents({ pathname, searchParams }: URL): StreamedFile | undefined {
  const [, project, key] = PATH.exec(pathname) ?? [];
  if (project === undefined || key === undefined) return undefined;
  return {
    rule: permissions.byId.Recording,
    args: { id: toGlobalId("Recording", `${project}:${key}`) },
    absent: recordingsRefusals.recordingUnknown(),
    find() {
      const recording = recordingPartsOf(`${project}:${key}`);
      return (
        recording && {
          widgetId: recording.widgetId,
          path: `${getRecordingEvents.path.replace("{key}", recording.key)}?${queryOf(searchParams, recording.widgetId)}`,
          headers: { "content-type": "application/gzip" },
        }
      );
    },
  };
}
