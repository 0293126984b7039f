// GET /export/heatmap/ID/DEVICE/MODE?project=ID: a layer of a saved heatmap as one file, for callers who may see it.
// GET /export/heatmap/KEY?device=DEVICE&mode=MODE: the heatmap of a share link by the link's own key, as in
// /share/heatmap/KEY and /share/heatmap-page/KEY.
// Both take startDate and endDate, filters (a FilterInput as JSON), goal, width=MIN-MAX, snapshot, format=html|json and
// lang. The HTML file shows the heatmap on the recorded page and needs no network.
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { Language } from "@sightline/schema/rest/account/account";
import { getHeatmapSnapshot, HeatmapDevice, HeatmapMode } from "@sightline/schema/rest/heatmaps/heatmaps";
import { heatmapsRefusals } from "@sightline/schema/rest/heatmaps/refusals";
import { LocalMoment } from "@sightline/schema/rest/range";
import { requestRefusals } from "@sightline/schema/rest/refusals/request";
import type { FilterInput, RangeInput } from "#gateway/__generated__/resolverTypes.ts";
import { heatmapOf } from "#gateway/domains/heatmaps/heatmapOf.ts";
import { getHeatmap, getHeatmapProfile } from "#gateway/domains/heatmaps/heatmaps.upstream.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { MAX_NUMBER } from "#gateway/graph/globalId.ts";
import { clockOf } from "#gateway/graph/project.ts";
import { reportQuestion } from "#gateway/graph/reportQuestion.ts";
import { localDay } from "#gateway/graph/wallClock.ts";
import { permissions } from "#gateway/permissions/permissions.ts";
import type { Principal } from "#gateway/session/principal.ts";
import { openHostFile } from "../files/hostFile.ts";
import { requirePermission } from "../files/streamedFile.ts";
import { RequestRefused } from "../refusal.ts";
import { asLinkHolder, exportCaller, exportedProject, requireDownloads } from "./exportCaller.ts";
import { exportedHeatmap } from "./exportedHeatmap.ts";
import { exportedHtml, exportScript } from "./exportedHtml.ts";
import { exportFormat, sendExport, type ExportDeps } from "./sendExport.ts";

const PATH = /^\/export\/heatmap\/([^/]+)(?:\/([^/]+)\/([^/]+))?$/;

const absent = () => new RequestRefused(404, heatmapsRefusals.profileNotFound());

/** Its names are those of closed lists, which the host validates. */
const Filters = z.object({
  preset: z.string().nullish(),
  conditions: z
    .array(
      z.array(
        z.object({
          criteria: z.string(),
          operator: z.string(),
          key: z.string().nullish(),
          value: z.string().nullish(),
        }),
      ),
    )
    .nullish(),
});

function filtersOf(text: string | null): FilterInput | null {
  if (text === null) return null;
  try {
    return Filters.parse(JSON.parse(text)) as FilterInput;
  } catch {
    throw new RequestRefused(400, requestRefusals.notAnObject({ field: "filters" }), "filters");
  }
}

/** The range of the link is the only one that its holder may see, unless the link allows any. */
function rangeOf(search: URLSearchParams, principal: Principal): RangeInput {
  const [startDate, endDate] = [search.get("startDate"), search.get("endDate")].map(
    (text) => LocalMoment.safeParse(text).data,
  );
  if (startDate !== undefined && endDate !== undefined) return { startDate, endDate };
  if (principal.kind === "share") return { startDate: principal.startDate, endDate: principal.endDate };
  return { preset: "LAST_30_DAYS" };
}

interface NamedHeatmap {
  heatmapProfileId?: number;
  page?: { match: "EXACT"; value: string };
}

function namedHeatmap(principal: Principal, segment: string, isLink: boolean): NamedHeatmap {
  if (isLink && principal.kind === "share" && principal.modules === "heatmap_page")
    return { page: { match: "EXACT", value: principal.uniqueModuleId } };
  const id = isLink && principal.kind === "share" ? principal.uniqueModuleId : segment;
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > MAX_NUMBER) throw absent();
  return { heatmapProfileId: Number(id) };
}

const widthOf = (text: string | null) => {
  const [, min, max] = /^(\d{1,5})-(\d{1,5})$/.exec(text ?? "") ?? [];
  return min !== undefined && max !== undefined ? { min: Number(min), max: Math.min(Number(max), 65_535) } : undefined;
};

/** False for any other address. */
export async function heatmapExport(
  deps: ExportDeps,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname, searchParams: search }: URL,
): Promise<boolean> {
  const [, segment, ...choices] = PATH.exec(pathname) ?? [];
  if (segment === undefined) return false;
  const isLink = choices[0] === undefined;
  const device = HeatmapDevice.safeParse(choices[0] ?? search.get("device") ?? "desktop").data;
  const mode = HeatmapMode.safeParse(choices[1] ?? search.get("mode") ?? "click").data;
  if (!device || !mode) throw absent();
  const caller = await exportCaller(deps, request, response);
  // the holder of the link has opened it already, maybe with its password
  const isOpened = caller.asker.principal.kind === "share";
  const { sender, asker } = isLink && !isOpened ? await asLinkHolder(deps, caller, segment) : caller;
  const { principal } = asker;
  const range = rangeOf(search, principal);
  const filters = filtersOf(search.get("filters"));
  const named = namedHeatmap(principal, segment, isLink);
  const shared = { widget_id: principal.kind === "share" ? principal.widgetId : 0 };
  await requirePermission(permissions.ProjectHeatmaps.heatmap.rule, asker, { ...named, range }, shared);
  requireDownloads(asker);

  const project = await exportedProject(asker, search.get("project"));
  if (!project) throw absent();
  const { widget_id: widgetId, widget_name } = project;
  const { heatmapProfileId: id, page } = named;
  const profile = id === undefined ? null : await orNull(getHeatmapProfile(asker.upstream, widgetId, id));
  const width = widthOf(search.get("width"));
  const answer =
    (profile || page) &&
    (await orNull(
      getHeatmap(asker.upstream, {
        ...reportQuestion(project, { range, filters, goal: search.get("goal") }, asker),
        ...(page ? { page: { match: "exact" as const, value: page.value } } : { heatmap_profile_id: id }),
        ...(width && { width }),
        ...{ device, mode },
      }),
    ));
  if (!answer) throw absent();
  const head = exportedHeatmap(heatmapOf(answer), {
    ...{ profile, address: page?.value ?? "", requested: search.get("snapshot") },
    ...{ now: deps.now(), project: widget_name, device, mode },
  });
  const format = exportFormat(search);
  const day = localDay(deps.now(), clockOf(project, asker));
  const name = ["heatmap", head.name, mode, device, day];
  if (format === "json") {
    await sendExport(request, response, { format, name, file: [JSON.stringify(head)] });
    return true;
  }
  const noPage = heatmapsRefusals.snapshotNotFound();
  if (!head.snapshot) throw new RequestRefused(404, noPage);
  const path = `${getHeatmapSnapshot.path.replace("{id}", head.snapshot.snapshotId)}?widget_id=${widgetId}`;
  const chunks = await openHostFile(deps, { widgetId, path }, { sender, asker, absent: noPage });
  const language = Language.catch("en").parse(search.get("lang"));
  const title = `${head.name}, ${widget_name}`;
  const file = exportedHtml(head, chunks, { script: exportScript(deps.files, "heatmap"), language, title });
  await sendExport(request, response, { format, name, file, chunks });
  return true;
}
