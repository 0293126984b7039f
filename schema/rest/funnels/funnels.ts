// Funnels of a project.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { widgetId } from "../range.ts";

export const Funnel = z.object({
  id: z.number().int(),
  id_name: z.string(),
  /** number of steps */
  steps: z.number().int(),
  /** seconds within which all steps must happen */
  window: z.number().int(),
  created_at: z.iso.datetime(),
});
export type Funnel = z.infer<typeof Funnel>;

export const getFunnels = endpoint({
  name: "getFunnels",
  method: "POST",
  path: "/funnel/profile",
  summary: "The funnels of a project, newest first; archived ones on request.",
  effect: "read",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    /** include archived tests */
    archived: z.boolean().default(false),
  }),
  answer: z.object({ rows: z.array(Funnel) }),
});
