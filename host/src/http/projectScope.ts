// The project of a request, which the caller must be allowed to view. A project of another company is treated as
// nonexistent.
import { projectsRefusals } from "@sightline/schema/rest/projects/refusals";
import type { Refusal } from "@sightline/schema/rest/refusals/message";
import type { Caller } from "./caller.ts";
import type { Services } from "./services.ts";
import { Problem } from "./problem.ts";

/** Company 1334 can view its projects in every status. */
export const SEES_ALL_PROJECTS = 1334;

/** the largest id that the store supports */
export const MAX_ID = 2_147_483_647;

export interface ScopedProject {
  widgetId: number;
  companyId: number;
  name: string;
  key: string;
  status: number;
  timezone: string | null;
  /** ISO 4217; null if not set */
  currency: string | null;
}

/**
 * `notFound`: the refusal of an object that belongs to the project and was found by its id, so that other companies' ids
 * look the same as unused ones.
 */
export async function scopedProject(
  services: Services,
  caller: Caller,
  widgetId: number | undefined,
  notFound: Refusal = projectsRefusals.notFound(),
): Promise<ScopedProject> {
  if (caller.kind === "nobody" || widgetId === undefined) throw new Problem(notFound);
  if (caller.kind === "share" && caller.widgetId !== widgetId) throw new Problem(notFound);
  if (caller.kind !== "share" && caller.widgetIds && !caller.widgetIds.includes(widgetId)) throw new Problem(notFound);
  if (widgetId > MAX_ID) throw new Problem(notFound);
  const row = await services.entities
    .selectFrom("widget")
    .select(["widget_id", "company_id", "widget_name", "widget_key", "status", "timezone", "setting"])
    .where("widget_id", "=", widgetId)
    .where("company_id", "=", caller.companyId)
    .executeTakeFirst();
  if (!row || (row.status !== 1 && row.company_id !== SEES_ALL_PROJECTS)) throw new Problem(notFound);
  return {
    widgetId: row.widget_id,
    companyId: row.company_id,
    name: row.widget_name,
    key: row.widget_key,
    status: row.status,
    timezone: row.timezone,
    currency: row.setting?.currency ?? null,
  };
}

interface Asked {
  services: Services;
  caller: Caller;
  headers: { widgetId: number | undefined };
}

/**
 * The project in the header `widgetid`. Members send their current one with every request, so only calls about that
 * project may read it: other calls work whether or not the caller may view the project.
 */
export const currentProject = ({ services, caller, headers }: Asked): Promise<ScopedProject> =>
  scopedProject(services, caller, headers.widgetId);
