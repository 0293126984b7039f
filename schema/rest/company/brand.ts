// A company's own brand: the product's appearance under its own host name, and whether that name points here.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { requirements } from "../refusals/requirements.ts";
import { WireMessage } from "../refusals/wireMessage.ts";

/** Converts internationalized names to their ASCII form (RFC 5891), as browsers and DNS use them. */
function asciiName(typed: string): string {
  const name = typed.trim().replace(/\.$/, "");
  const isForeign = /[^!-~]/.test(name) && !/[\s/@:?#\\[\]]/.test(name) && URL.canParse(`http://${name}`);
  return (isForeign ? new URL(`http://${name}`).hostname : name).toLowerCase();
}

export const HostName = z
  .string()
  .max(500)
  .overwrite(asciiName)
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/, requirements.brandHost);

const SecureAddress = z
  .string()
  .trim()
  .max(500)
  .regex(/^https:\/\/[a-z0-9.-]+(:\d{1,5})?(\/[^\s"'<>]*)?$/i, requirements.httpsAddress);

export const DnsState = z.enum(["pending", "ok", "failed"]);
export type DnsState = z.infer<typeof DnsState>;

export const DnsRecord = z.object({ type: z.enum(["CNAME", "TXT"]), name: z.string(), value: z.string() });
export type DnsRecord = z.infer<typeof DnsRecord>;

/** A host name has no effect until it is verified. */
export const DomainVerification = z.object({
  is_verified: z.boolean(),
  dns_state: DnsState,
  /** what the last check found */
  dns_findings: z.array(WireMessage),
  dns_checked_at: z.iso.datetime().nullable(),
});

/** The brand as seen by its own company. The single sign-on secret is write-only. */
export const OwnBrand = z.object({
  /** null if the company has no host name */
  subdomain: z.string().nullable(),
  website_name: z.string().nullable(),
  website_logo: z.string().nullable(),
  website_favicon: z.string().nullable(),
  main_color: z.string().nullable(),
  CSS_url: z.string().nullable(),
  cdn_domain: z.string().nullable(),
  custom_language: z.string().nullable(),
  login_text: z.string().nullable(),
  sso_flag: z.boolean(),
  sso_force_redirect: z.boolean(),
  sso_domain: z.string().nullable(),
  sso_client_id: z.string().nullable(),
  has_sso_secret: z.boolean(),
  ...DomainVerification.shape,
  /** when the verification expires unless a check passes before; null while checks pass */
  verification_ends_at: z.iso.datetime().nullable(),
  /** DNS records to create; empty if no check is needed */
  dns_records: z.array(DnsRecord),
});
export type OwnBrand = z.infer<typeof OwnBrand>;

export const getOwnBrand = endpoint({
  name: "getOwnBrand",
  method: "POST",
  path: "/domain/setting/own",
  summary: "The brand of the caller's company. Owners and admins of white-label companies and agencies.",
  effect: "read",
  audience: "member",
  body: z.object({}),
  answer: OwnBrand,
});

export const updateBrand = endpoint({
  name: "updateBrand",
  method: "POST",
  path: "/domain/setting/update",
  summary: "Change the brand of the caller's company; omitted fields are unchanged, null removes a value.",
  effect: "set",
  audience: "member",
  body: z.object({
    subdomain: HostName.nullable().optional(),
    website_name: z.string().trim().min(1).max(60).nullable().optional(),
    main_color: z
      .string()
      .regex(/^#[0-9a-fA-F]{6}$/, requirements.color)
      .nullable()
      .optional(),
    CSS_url: SecureAddress.nullable().optional(),
    cdn_domain: HostName.nullable().optional(),
    custom_language: z
      .string()
      .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, requirements.language)
      .nullable()
      .optional(),
    login_text: z.string().trim().min(1).max(280).nullable().optional(),
    sso_flag: z.boolean().optional(),
    sso_force_redirect: z.boolean().optional(),
    sso_domain: HostName.nullable().optional(),
    sso_client_id: z.string().trim().min(1).max(255).nullable().optional(),
    sso_client_secret: z.string().min(1).max(500).nullable().optional(),
  }),
  answer: OwnBrand,
});

export const BrandImageKind = z.enum(["logo", "favicon"]);
export type BrandImageKind = z.infer<typeof BrandImageKind>;

export const uploadBrandImage = endpoint({
  name: "uploadBrandImage",
  method: "POST",
  path: "/domain/setting/image",
  summary: "Set the brand's logo or favicon: PNG, JPEG, WebP or plain SVG, at most 64 KB; null removes it.",
  effect: "set",
  audience: "member",
  body: z.object({
    kind: BrandImageKind,
    /** base64 */
    image: z.string().max(90_000).nullable(),
  }),
  answer: OwnBrand,
});

export const checkDomain = endpoint({
  name: "checkDomain",
  method: "POST",
  path: "/domain/setting/check",
  summary: "Check the DNS records of the brand's host name: a check that passes verifies it.",
  effect: "set",
  audience: "member",
  body: z.object({}),
  answer: OwnBrand,
});

/** Returns an image, so the response has no schema to validate. */
export const getBrandImage = endpoint({
  name: "getBrandImage",
  method: "GET",
  path: "/brand-image/{image_id}",
  summary: "A logo or favicon, by the hash of its content.",
  effect: "read",
  audience: "anyone",
  params: z.object({ image_id: z.string().regex(/^[0-9a-f]{32}$/, requirements.imageId) }),
  answer: z.unknown(),
});
