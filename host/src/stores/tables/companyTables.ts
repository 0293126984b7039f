// The tables of companies.
import type { ColumnType, Generated } from "kysely";
import type { Instant, OptionalInstant } from "./columnTypes.ts";

export interface CompanyTables {
  company: {
    company_id: Generated<number>;
    company_name: string;
    company_key: string;
    custom_domain: string | null;
    whitelabel_ref_id: string | null;
    paid_plan: number;
    plan_ends_at: OptionalInstant;
    lifetimedeal: Generated<boolean>;
    prohibit: Generated<number>;
    paid_plan_expiry_retry: Generated<number>;
    rewarded_session: Generated<number>;
    additional_pageview: Generated<number>;
    signup_ref: string | null;
    referral_code: ColumnType<string | null, string | null | undefined, string | null>;
    trial_extended_at: OptionalInstant;
    billed_to: Generated<"agency" | "client">;
    created_at: Instant;
  };
}
