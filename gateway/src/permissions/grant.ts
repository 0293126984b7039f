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

const globalId = (text: string): string => Buffer.from(text).toString("base64url");

/** The global id of a project, as encoded by the graph. */
export const globalProjectId = (widgetId: number): string => globalId(`Project:${widgetId}`);

/** Project fields that every share link opens, for its own project only. */
export const ofProject = readers([], sharedProject);
export const ofReports = readers(["dashboard", "analytics"], sharedProject, freeRange);
