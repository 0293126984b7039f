// What a share link's grant says about a project and about a range.
import type { GrantTest } from "./rules.ts";

const record = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};

/** The project that the field's parent is, is the one that is shared. */
export const sharedProject: GrantTest = function sharedProject(grant, { source }) {
  return record(source)["widget_id"] === grant.widgetId;
};

/** No other project is named; none at all means the shared one. */
export const namesSharedProject: GrantTest = function namesSharedProject(grant, { args }) {
  const named = args["id"] ?? args["project"];
  if (named === undefined || named === null) return true;
  return named === String(grant.widgetId) || named === globalProjectId(grant.widgetId);
};

/** The holder may look beyond the range of the link. */
export const freeRange: GrantTest = function freeRange(grant) {
  return grant.freeRange;
};

/** The range asked for lies within the link's; ready-made ranges move with the clock, so they need a free one. */
export const grantedRange: GrantTest = function grantedRange(grant, { args }) {
  if (grant.freeRange) return true;
  const { startDate, endDate, preset } = record(args["range"]);
  if (typeof startDate !== "string" || typeof endDate !== "string" || (preset ?? undefined) !== undefined) return false;
  const day = (moment: string) => moment.slice(0, 10);
  return day(startDate) >= day(grant.startDate) && day(endDate) <= day(grant.endDate);
};

/** The event asked for is the one that the link names. */
export const namedEvent: GrantTest = function namedEvent(grant, { args }) {
  return grant.uniqueModuleId === `${String(args["key"])}/${String(args["value"])}`;
};

/** The global id of a project, as the graph makes it. */
export const globalProjectId = (widgetId: number): string => Buffer.from(`Project:${widgetId}`).toString("base64url");
