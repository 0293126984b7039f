// Brands of companies: their host names with verification state, their images, and their resellers' clients.
import type { ColumnType, Generated } from "kysely";
import type { WireMessage } from "@sightline/schema/rest/refusals/wireMessage";
import type { Instant, Json, OptionalInstant } from "./columnTypes.ts";

export interface BrandTables {
  domain_setting: {
    domain_setting_id: Generated<number>;
    /** host name in lowercase */
    subdomain: string;
    company_id: number | null;
    website_logo: string | null;
    website_name: string | null;
    website_favicon: string | null;
    cdn_domain: string | null;
    main_color: string | null;
    css_url: string | null;
    sso_flag: Generated<boolean>;
    sso_force_redirect: Generated<boolean>;
    sso_domain: string | null;
    sso_client_id: string | null;
    sso_client_secret: string | null;
    sso_email_domain: string | null;
    paid_plan: number | null;
    custom_language: string | null;
    login_text: string | null;
    dns_state: Generated<"pending" | "ok" | "failed">;
    dns_findings: Json<WireMessage[]>;
    dns_checked_at: OptionalInstant;
    verified_at: OptionalInstant;
    domain_token: Generated<string>;
    failing_since: OptionalInstant;
    failed_checks: Generated<number>;
  };
  brand_image: { image_id: string; company_id: number; content_type: string; body: string; created_at: Instant };
  reseller: { whitelabel_ref_id: string; company_id: number };
  translation: {
    company_id: number;
    language: string;
    strings: ColumnType<Record<string, string>, string, string>;
    updated_at: Instant;
  };
}
