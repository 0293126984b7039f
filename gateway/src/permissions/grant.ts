// Checks a share link's grant against a project and a range.
import { readers, type GrantTest } from "./rules.ts";

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** The field's parent is the shared project. */
export const sharedProject: GrantTest = {
  name: "sharedProject",
  summary: "for their project",
  passes(grant, { source }) {
    return record(source)["widget_id"] === grant.widgetId;
  },
};

/** Names no other project; no project at all means the shared one. */
export const namesSharedProject: GrantTest = {
  name: "namesSharedProject",
  summary: "for their project",
  passes(grant, { args }) {
    const named = args["id"] ?? args["project"];
    if (named === undefined || named === null) return true;
    return named === String(grant.widgetId) || named === globalProjectId(grant.widgetId);
  },
};

/** The link is not limited to its range. */
export const freeRange: GrantTest = {
  name: "freeRange",
  summary: "if they allow any range",
  passes(grant) {
    return grant.freeRange;
  },
};

/**
 * The requested range is within the link's range. Presets are relative to the current time, so they need an unlimited
 * range.
 */
export const grantedRange: GrantTest = {
  name: "grantedRange",
  summary: "within their range",
  passes(grant, { args }) {
    if (grant.freeRange) return true;
    const { startDate, endDate, preset } = record(args["range"]);
    if (typeof startDate !== "string" || typeof endDate !== "string" || (preset ?? undefined) !== undefined)
      return false;
    const day = (moment: string) => moment.slice(0, 10);
    return day(startDate) >= day(grant.startDate) && day(endDate) <= day(grant.endDate);
  },
};

/** The requested event is the one that the link names. */
export const namedEvent: GrantTest = {
  name: "namedEvent",
  summary: "for their event",
  passes(grant, { args }) {
    return grant.uniqueModuleId === `${String(args["key"])}/${String(args["value"])}`;
  },
};

/** The requested recording, by its key or its global id, is the one that the link names. */
export const namedRecording: GrantTest = {
  name: "namedRecording",
  summary: "for their recording",
  passes({ widgetId, uniqueModuleId }, { args }) {
    return args["key"] === uniqueModuleId || args["id"] === globalId(`Recording:${widgetId}:${uniqueModuleId}`);
  },
};

/** The requested form is the saved one that the link names. */
export const namedForm: GrantTest = {
  name: "namedForm",
  summary: "for their form",
  passes({ uniqueModuleId }, { args }) {
    const rule = args["rule"] ?? undefined;
    return rule === undefined && String(args["formProfileId"]) === uniqueModuleId;
  },
};

/** The requested heatmap is the saved one or the page that the link names. */
export const namedHeatmap: GrantTest = {
  name: "namedHeatmap",
  summary: "for their heatmap",
  passes({ modules, uniqueModuleId }, { args }) {
    const { match, value } = record(args["page"]);
    const id = args["heatmapProfileId"] ?? undefined;
    return modules === "heatmap_page"
      ? id === undefined && match === "EXACT" && value === uniqueModuleId
      : value === undefined && typeof id === "number" && String(id) === uniqueModuleId;
  },
};

/** The saved heatmap, by its global id, is the one that the link names. */
export const namedHeatmapProfile: GrantTest = {
  name: "namedHeatmapProfile",
  summary: "for their heatmap",
  passes({ widgetId, uniqueModuleId }, { args }) {
    return args["id"] === globalId(`HeatmapProfile:${widgetId}:${uniqueModuleId}`);
  },
};

/** The requested funnel is the one that the link names, before its name. */
export const namedFunnel: GrantTest = {
  name: "namedFunnel",
  summary: "for their funnel",
  passes({ uniqueModuleId }, { args }) {
    const id = args["funnelId"];
    return typeof id === "number" && String(id) === uniqueModuleId.split("/")[0];
  },
};

const globalId = (text: string): string => Buffer.from(text).toString("base64url");

/** The global id of a project, as encoded by the graph. */
export const globalProjectId = (widgetId: number): string => globalId(`Project:${widgetId}`);

/** Project fields that every share link opens, for its own project only. */
export const ofProject = readers([], sharedProject);
/** Snapshots of the link's own pages: which ones they are is decided by the host. */
export const ofHeatmapSnapshots = readers(["heatmap", "heatmap_page"], namesSharedProject);
export const ofReports = readers(["dashboard", "analytics"], sharedProject, freeRange);
