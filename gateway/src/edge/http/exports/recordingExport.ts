// GET /export/recording/KEY?project=ID&format=html|json&lang=de: a recording as one file, for callers who may see it. KEY
// is the recording's own, or that of a share link, as in /share/playback/KEY. The file is streamed while the host sends
// the recording's chunks.
import type { IncomingMessage, ServerResponse } from "node:http";
import { Language } from "@sightline/schema/rest/account/account";
import { getRecordingEvents, RecordingKey } from "@sightline/schema/rest/recordings/recordings";
import { recordingsRefusals } from "@sightline/schema/rest/recordings/refusals";
import { getRecording } from "#gateway/domains/recordings/recordings.upstream.ts";
import { toGlobalId } from "#gateway/graph/globalId.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { clockOf } from "#gateway/graph/project.ts";
import { localDay } from "#gateway/graph/wallClock.ts";
import { permissions } from "#gateway/permissions/permissions.ts";
import { openHostFile } from "../files/hostFile.ts";
import { requirePermission } from "../files/streamedFile.ts";
import { RequestRefused } from "../refusal.ts";
import { asLinkHolder, exportCaller, exportedProject, requireDownloads } from "./exportCaller.ts";
import { exportedHtml, exportScript } from "./exportedHtml.ts";
import { exportedRecording } from "./exportedRecording.ts";
import { recordedLines } from "./recordedLines.ts";
import { recordingJson } from "./recordingJson.ts";
import { exportFormat, sendExport, type ExportDeps } from "./sendExport.ts";

const PATH = /^\/export\/recording\/([^/]+)$/;

/** False for any other address. */
export async function recordingExport(
  deps: ExportDeps,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, searchParams }: URL,
): Promise<boolean> {
  const [, segment] = PATH.exec(pathname) ?? [];
  if (segment === undefined) return false;
  const absent = recordingsRefusals.recordingUnknown();
  const caller = await exportCaller(deps, request, response);
  const own = RecordingKey.safeParse(segment);
  const {
    sender,
    asker,
    item: key,
  } = own.success ? { ...caller, item: own.data } : await asLinkHolder(deps, caller, segment);
  const script = exportScript(deps.files, "recording");
  const { principal } = asker;
  const shared = principal.kind === "share" ? principal.widgetId : 0;
  await requirePermission(permissions.byId.Recording, asker, { id: toGlobalId("Recording", `${shared}:${key}`) });
  requireDownloads(asker);

  const project = await exportedProject(asker, searchParams.get("project"));
  const described = project && (await orNull(getRecording(asker.upstream, project.widget_id, key)));
  if (!project || !described) throw new RequestRefused(404, absent);
  const path = `${getRecordingEvents.path.replace("{key}", key)}?widget_id=${project.widget_id}`;
  const chunks = await openHostFile(deps, { widgetId: project.widget_id, path }, { sender, asker, absent });

  const day = localDay(Date.parse(described.recording.start), clockOf(project, asker));
  const head = exportedRecording(described, project.widget_name, deps.now());
  const format = exportFormat(searchParams);
  const language = Language.catch("en").parse(searchParams.get("lang"));
  const title = [head.project, day].join(", ");
  const file =
    format === "json"
      ? recordingJson(head, recordedLines(chunks))
      : exportedHtml(head, chunks, { script, language, title });
  await sendExport(request, response, { format, name: ["recording", project.widget_name, day], file, chunks });
  return true;
}
