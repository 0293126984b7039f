// What a share link's grant says about a project and about a range.
import { readers, type GrantTest } from "./rules.ts";

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** The project that the field's parent is, is the one that is shared. */
export const sharedProject: GrantTest = {
  name: "sharedProject",
  summary: "for their project",
  passes(grant, { source }) {
    return record(source)["widget_id"] === grant.widgetId;
  },
};

/** No other project is named; none at all means the shared one. */
export const namesSharedProject: GrantTest = {
  name: "namesSharedProject",
  summary: "for their project",
  passes(grant, { args }) {
    const named = args["id"] ?? args["project"];
    if (named === undefined || named === null) return true;
    return named === String(grant.widgetId) || named === globalProjectId(grant.widgetId);
  },
};

/** The holder may look beyond the range of the link. */
export const freeRange: GrantTest = {
  name: "freeRange",
  summary: "if they allow any range",
  passes(grant) {
    return grant.freeRange;
  },
};

/** The range asked for lies within the link's; ready-made ranges move with the clock, so they need a free one. */
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

/** The event asked for is the one that the link names. */
export const namedEvent: GrantTest = {
  name: "namedEvent",
  summary: "for their event",
  passes(grant, { args }) {
    return grant.uniqueModuleId === `${String(args["key"])}/${String(args["value"])}`;
  },
};

/** The global id of a project, as the graph makes it. */
export const globalProjectId = (widgetId: number): string => Buffer.from(`Project:${widgetId}`).toString("base64url");

/** What every holder of a link may know of its project, and nothing of any other. */
export const ofProject = readers([], sharedProject);
export const ofReports = readers(["dashboard", "analytics"], sharedProject, freeRange);
