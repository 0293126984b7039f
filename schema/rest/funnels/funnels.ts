// Funnels of a project: saved definitions, evaluated on stored events.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { AnsweredRange, LocalMoment, widgetId } from "../range.ts";
import { FunnelDefinition, FunnelMode, FunnelOrder } from "./definition.ts";

/** The result of a funnel in brief. Counts are of units: sessions or visitors, as the funnel's mode says. */
export const FunnelStanding = z.object({
  /** reached the first step */
  entered: z.number().int(),
  /** reached the last step */
  converted: z.number().int(),
  /** converted of entered, 0 to 1; null without entries */
  rate: z.number().nullable(),
  /** those who reached each step */
  steps: z.array(z.number().int()),
});
export type FunnelStanding = z.infer<typeof FunnelStanding>;

export const Funnel = z.object({
  id: z.number().int(),
  id_name: z.string(),
  /** number of steps */
  steps: z.number().int(),
  /** seconds within which all steps must happen */
  window: z.number().int(),
  order: FunnelOrder,
  mode: FunnelMode,
  archived: z.boolean(),
  created_at: z.iso.datetime(),
  /** only if a range is requested */
  standing: FunnelStanding.optional(),
});
export type Funnel = z.infer<typeof Funnel>;

/** A funnel with its whole definition. */
export const FunnelProfile = z.object({
  id: z.number().int(),
  widget_id: z.number().int(),
  id_name: z.string(),
  ...FunnelDefinition.shape,
  archived: z.boolean(),
  /** name of the member who created it; "" for funnels of the installation */
  author: z.string(),
  created_at: z.iso.datetime(),
});
export type FunnelProfile = z.infer<typeof FunnelProfile>;

/** With the names of the goals that its steps and exclusions count, archived ones too. */
export const NamedFunnel = FunnelProfile.extend({
  goals: z.array(z.object({ id: z.number().int(), name: z.string() })),
});

const id = z.coerce.number().int().positive();
const id_name = z.string().trim().min(1).max(100);

export const getFunnels = endpoint({
  name: "getFunnels",
  method: "POST",
  path: "/funnel/profile",
  summary: "The funnels of a project, newest first; archived ones on request. With a range, also their results.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    /** `true` includes archived funnels, `only` leaves out the others */
    archived: z.union([z.boolean(), z.literal("only")]).default(false),
    /** both: results of this range */
    startDate: LocalMoment.optional(),
    endDate: LocalMoment.optional(),
  }),
  answer: z.object({ rows: z.array(Funnel), range: AnsweredRange.optional() }),
});

export const getFunnel = endpoint({
  name: "getFunnel",
  method: "GET",
  path: "/funnel/{id}",
  summary: "One funnel. The holder of a share link reads only the shared one.",
  effect: "read",
  audience: "viewer",
  params: z.object({ id }),
  answer: NamedFunnel,
});

export const createFunnel = endpoint({
  name: "createFunnel",
  method: "POST",
  path: "/funnel/create",
  summary: "Save a funnel. 403 PLAN_LIMIT for a fourth one on a free plan. Not for the role Viewer.",
  effect: "add",
  audience: "member",
  body: z.object({ widget_id: widgetId, id_name, ...FunnelDefinition.shape }),
  answer: FunnelProfile,
});

export const updateFunnel = endpoint({
  name: "updateFunnel",
  method: "POST",
  path: "/funnel/update",
  summary: "Change, archive or restore a funnel. Not for the role Viewer.",
  effect: "set",
  audience: "member",
  body: z.object({
    id,
    id_name: id_name.optional(),
    steps: FunnelDefinition.shape.steps.optional(),
    exclusions: FunnelDefinition.shape.exclusions.unwrap().optional(),
    window: FunnelDefinition.shape.window.unwrap().optional(),
    order: FunnelOrder.optional(),
    mode: FunnelMode.optional(),
    archived: z.boolean().optional(),
  }),
  answer: FunnelProfile,
});

export const deleteFunnel = endpoint({
  name: "deleteFunnel",
  method: "POST",
  path: "/funnel/delete",
  summary: "Delete a funnel. Its share links stop working. Not for the role Viewer.",
  effect: "set",
  audience: "member",
  body: z.object({ id }),
  answer: z.object({ id: z.number().int() }),
});
