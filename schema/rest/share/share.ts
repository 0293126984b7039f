// Share links: a random token, and the content it exposes to its holder.
import { z } from "zod";
import { shareModules, sharePaths } from "../__generated__/shareModules.ts";
import { endpoint } from "../endpoint.ts";
import { LocalMoment, widgetId } from "../range.ts";
import { rangePresets } from "../ranges/presets.ts";

export const ShareModule = z.enum(shareModules);
export type ShareModule = z.infer<typeof ShareModule>;

/** Modules with a page for guests. A link to any other module would show nothing, so none can be created. */
export const ShareableModule = z.enum(Object.keys(sharePaths) as (keyof typeof sharePaths)[]);
export type ShareableModule = z.infer<typeof ShareableModule>;

/** Data hidden from the holder: names of note authors and names in event properties; email addresses everywhere. */
export const ShareHide = z.enum(["names", "emails"]);
export type ShareHide = z.infer<typeof ShareHide>;

/** `jwt` is scoped: it can read only the content of the link. */
export const ShareLinkData = z.object({
  datas: z.object({
    jwt: z.string(),
    widget_id: z.number().int(),
    startDate: z.string(),
    endDate: z.string(),
    widget_name: z.string(),
  }),
  company_id: z.number().int(),
});
export type ShareLinkData = z.infer<typeof ShareLinkData>;

export const getShareLinkData = endpoint({
  name: "getShareLinkData",
  method: "GET",
  path: "/getshareLinkData/{encryptedParam}",
  summary:
    "The content of a share link. 404 if it is unknown, disabled, expired or deleted; 401 if its password (header `sharepassword`) is missing or wrong.",
  effect: "read",
  audience: "anyone",
  params: z.object({ encryptedParam: z.string().min(16).max(400) }),
  answer: z.array(ShareLinkData),
});

/** Of a range that moves with the date. */
export const SharePreset = z.enum(rangePresets);

export const SharePermission = z.object({
  modules: ShareModule,
  /** the shared item; "" for a whole module */
  unique_module_id: z.string(),
  /** 0 allowed, 1 blocked */
  flag: z.union([z.literal(0), z.literal(1)]),
  event_type: z.string(),
  event_name: z.string(),
});
export type SharePermission = z.infer<typeof SharePermission>;

export const getSharePermission = endpoint({
  name: "getSharePermission",
  method: "GET",
  path: "/sharePermission/",
  summary: "What the jwt of a share link permits; headers `widgetid`, `companyid` and `jwt`.",
  effect: "read",
  audience: "viewer",
  answer: SharePermission,
});

export const countShareLinkOpen = endpoint({
  name: "countShareLinkOpen",
  method: "POST",
  path: "/updateNumberOfClickShareLink",
  summary: "Count one view of the share link whose jwt is sent.",
  effect: "add",
  audience: "viewer",
  body: z.object({
    modules: ShareModule,
    widget_id: widgetId,
    unique_module_id: z.string().max(200).default(""),
    event_type: z.string().max(200).default(""),
    event_name: z.string().max(200).default(""),
  }),
  answer: z.object({ clicks: z.number().int() }),
});

export const ShareLink = z.object({
  share_link_id: z.number().int(),
  modules: ShareModule,
  unique_module_id: z.string(),
  widget_id: z.number().int(),
  /** the current name of the shared funnel, form or heatmap, also if it is archived; null for other modules */
  item_name: z.string().nullable(),
  flag: z.union([z.literal(0), z.literal(1)]),
  event_type: z.string(),
  event_name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  /** the range moves with the date: the days above are those of the creation */
  preset: SharePreset.nullable(),
  /** the holder can select another range */
  free_range: z.boolean(),
  hide: z.array(ShareHide),
  /** the holder can download tables and charts */
  download: z.boolean(),
  has_password: z.boolean(),
  /**
   * The link's token, for callers who may create links. Null for others, and for links that were created before tokens
   * were stored (encrypted).
   */
  encryptedParam: z.string().nullable(),
  expires_at: z.iso.datetime().nullable(),
  clicks: z.number().int(),
  last_opened_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  created_by: z.string(),
});
export type ShareLink = z.infer<typeof ShareLink>;

/** Links are found by the hash of their token. The token itself is stored encrypted, so that it can be copied again. */
export const createShareLink = endpoint({
  name: "createShareLink",
  method: "POST",
  path: "/shareLink/create",
  summary: "Create a share link for one module of a project.",
  effect: "add",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    modules: ShareableModule,
    unique_module_id: z.string().max(200).default(""),
    event_type: z.string().max(200).default(""),
    event_name: z.string().max(200).default(""),
    startDate: LocalMoment,
    endDate: LocalMoment,
    /** the range moves with the date */
    preset: SharePreset.optional(),
    free_range: z.boolean().default(false),
    hide: z.array(ShareHide).max(2).default([]),
    download: z.boolean().default(true),
    password: z.string().min(4).max(200).optional(),
    expires_at: z.iso.datetime().optional(),
  }),
  answer: z.object({ link: ShareLink, encryptedParam: z.string() }),
});

export const updateShareLink = endpoint({
  name: "updateShareLink",
  method: "POST",
  path: "/shareLink/update",
  summary: "Enable (flag 0) or disable (flag 1) a share link, or change its expiry.",
  effect: "set",
  audience: "member",
  body: z.object({
    share_link_id: z.number().int().positive(),
    flag: z.union([z.literal(0), z.literal(1)]).optional(),
    expires_at: z.iso.datetime().nullable().optional(),
  }),
  answer: ShareLink,
});

export const deleteShareLink = endpoint({
  name: "deleteShareLink",
  method: "POST",
  path: "/shareLink/delete",
  summary: "Delete a share link permanently; it then returns 404.",
  effect: "set",
  audience: "member",
  body: z.object({ share_link_id: z.number().int().positive() }),
  answer: z.object({ share_link_id: z.number().int() }),
});

export const getShareLinks = endpoint({
  name: "getShareLinks",
  method: "POST",
  path: "/shareLink/list",
  summary: "The share links of a project, newest first.",
  effect: "read",
  audience: "member",
  body: z.object({ widget_id: widgetId, modules: ShareModule.optional() }),
  answer: z.object({ rows: z.array(ShareLink), total: z.number().int() }),
});
