// Rules that discard a project's incoming events: the company's own visits, noise, and private pages.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { widgetId } from "../range.ts";

/**
 * `address`: one IP address or a CIDR range; `hostname`: all addresses it resolves to, resolved again every 5 minutes;
 * `agent`: a substring of the user agent; `country`: an ISO 3166 code; `page`: a path in which `*` matches any
 * characters.
 */
export const BlockKind = z.enum(["address", "hostname", "agent", "country", "page"]);
export type BlockKind = z.infer<typeof BlockKind>;

const named = { widget_id: widgetId, kind: BlockKind, value: z.string().trim().min(1).max(255) };

export const BlockRule = z.object({
  block_rule_id: z.number().int(),
  widget_id: z.number().int(),
  kind: BlockKind,
  value: z.string(),
  label: z.string(),
  /** for a hostname rule: the addresses of its latest resolution */
  addresses: z.array(z.string()),
  /** for a hostname: why the last lookup failed; the previous addresses stay in effect */
  resolve_error: z.string().nullable(),
  /** events discarded since the rule was created; delayed by a few seconds */
  dropped: z.number().int(),
  last_dropped_at: z.iso.datetime().nullable(),
  created_by: z.string(),
  created_at: z.iso.datetime(),
});
export type BlockRule = z.infer<typeof BlockRule>;

/** What a rule would have matched in the last 30 days. */
export const BlockPreview = z.object({
  /** matching human events */
  would_block: z.number().int(),
  /** all human events in these days */
  events: z.number().int(),
  /** of these, events stored without their address, which address rules can't match */
  unknown: z.number().int(),
  /** false if past events can't be evaluated: the rule would apply only from now on */
  is_countable: z.boolean(),
  /** for a hostname: the addresses it resolves to */
  addresses: z.array(z.string()),
});
export type BlockPreview = z.infer<typeof BlockPreview>;

export const listBlockRules = endpoint({
  name: "listBlockRules",
  method: "POST",
  path: "/block-ip/list",
  summary: "The rules of a project, newest first, with the number of events each dropped. Owners and admins.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object({ widget_id: widgetId }),
  answer: z.array(BlockRule),
});

export const createBlockRule = endpoint({
  name: "createBlockRule",
  method: "POST",
  path: "/block-ip/create",
  summary:
    "Create a rule, effective within 10 seconds; `apply_to_past` also deletes matching events of the last 30 days in the background. Owners and admins.",
  effect: "add",
  audience: "member",
  body: z.object({
    ...named,
    label: z.string().trim().max(100).default(""),
    apply_to_past: z.boolean().default(false),
  }),
  answer: BlockRule,
});

export const deleteBlockRule = endpoint({
  name: "deleteBlockRule",
  method: "POST",
  path: "/block-ip/delete",
  summary: "Delete a rule; events are counted again within 10 seconds. Owners and admins.",
  effect: "set",
  audience: "member",
  body: z.object({ block_rule_id: z.number().int().positive().max(2_147_483_647) }),
  answer: z.object({ block_rule_id: z.number().int() }),
});

export const previewBlockRule = endpoint({
  name: "previewBlockRule",
  method: "POST",
  path: "/block-ip/preview",
  summary: "Number of events of the last 30 days that a rule would have dropped. Owners and admins.",
  effect: "read",
  isReport: true,
  audience: "member",
  body: z.object(named),
  answer: BlockPreview,
});
