// The company and the brand of its domain.
import { z } from "zod";
import { HostName } from "./brand.ts";
import { endpoint } from "../endpoint.ts";

export const Company = z.object({
  company_id: z.number().int(),
  company_name: z.string(),
  company_key: z.string(),
  custom_domain: z.string().nullable(),
  whitelabel_ref_id: z.string().nullable(),
  paid_plan: z.number().int(),
});
export type Company = z.infer<typeof Company>;

export const getCompany = endpoint({
  name: "getCompany",
  method: "GET",
  path: "/getCompany",
  summary: "The caller's company.",
  effect: "read",
  audience: "member",
  answer: Company,
});

export const DomainSetting = z.object({
  website_logo: z.string().nullable(),
  website_name: z.string().nullable(),
  website_favicon: z.string().nullable(),
  cdn_domain: z.string().nullable(),
  /** `#rrggbb` */
  main_color: z
    .string()
    .regex(/^#[0-9a-fA-F]{6}$/)
    .nullable(),
  CSS_url: z.string().nullable(),
  sso_flag: z.boolean(),
  sso_force_redirect: z.boolean(),
  sso_domain: z.string().nullable(),
  sso_client_id: z.string().nullable(),
  /** never leaves the servers */
  sso_client_secret: z.string().nullable(),
  paid_plan: z.number().int().nullable(),
  custom_language: z.string().nullable(),
  /** a custom text on the sign-in page */
  login_text: z.string().nullish(),
});
export type DomainSetting = z.infer<typeof DomainSetting>;

export const getDomainSetting = endpoint({
  name: "getDomainSetting",
  method: "GET",
  path: "/domain/setting/{subdomain}",
  summary: "The brand of a host name; 404 if it has none.",
  effect: "read",
  audience: "anyone",
  params: z.object({ subdomain: z.string().min(1).max(255) }),
  answer: DomainSetting,
});

export const updateCompany = endpoint({
  name: "updateCompany",
  method: "POST",
  path: "/company/update",
  summary: "Rename the caller's company, or set its brand's host name (null removes it). Owners and admins.",
  effect: "set",
  audience: "member",
  body: z.object({
    company_name: z.string().trim().min(1).max(100).optional(),
    custom_domain: HostName.nullable().optional(),
  }),
  answer: Company,
});
