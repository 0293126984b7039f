// Feature flags of a project.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";

export const Flag = z.object({
  id: z.number().int(),
  key: z.string(),
  type: z.enum(["boolean", "string", "number", "json"]),
  status: z.enum(["draft", "on", "off", "archived"]),
  lifecycle: z.enum(["initial", "live", "stale", "cleanup"]),
  created_at: z.iso.datetime(),
});
export type Flag = z.infer<typeof Flag>;

export const getFlags = endpoint({
  name: "getFlags",
  method: "GET",
  path: "/feature-flags",
  summary: "The feature flags of the project in the `widgetid` header, newest first, without archived ones.",
  effect: "read",
  audience: "member",
  answer: z.array(Flag),
});
