// The columns of the billing tables, as created by migration 0120. Amounts are in cents.
import type { ColumnType, Generated } from "kysely";
import type { Instant, Json, Optional, OptionalInstant } from "./columnTypes.ts";

type Moment = ColumnType<Date, Date | string, Date | string>;

export type Cycle = "month" | "year";
export type ProviderName = "test" | "stripe";

export interface StoredLine {
  text: string;
  /** cents; negative for a credit */
  amount: number;
}

export interface BillingTables {
  subscription: {
    company_id: number;
    provider: ProviderName;
    status: "active" | "past_due" | "ended";
    plan_id: number;
    cycle: Cycle;
    amount: number;
    currency: string;
    period_start: Moment;
    period_end: Moment;
    next_plan_id: Optional<number>;
    next_cycle: Optional<Cycle>;
    ends_at_period_end: Generated<boolean>;
    credit: Generated<number>;
    next_try_at: OptionalInstant;
    provider_subscription: Optional<string>;
    created_at: Instant;
    updated_at: Instant;
  };
  payment_account: {
    company_id: number;
    provider: ProviderName;
    provider_customer: Optional<string>;
    open_checkout: Optional<string>;
    card_brand: Optional<string>;
    card_last4: Optional<string>;
    card_exp_month: Optional<number>;
    card_exp_year: Optional<number>;
    card_holder: Optional<string>;
    test_answer: Optional<string>;
    updated_at: Instant;
  };
  invoice: {
    invoice_id: string;
    company_id: number;
    number: number;
    provider: ProviderName;
    provider_invoice: Optional<string>;
    charge_key: string;
    status: "paid" | "open" | "void";
    currency: string;
    subtotal: number;
    tax: Generated<number>;
    tax_rate: Generated<number>;
    total: number;
    lines: ColumnType<StoredLine[], string, string>;
    period_start: Moment;
    period_end: Moment;
    billed_to: string;
    card_brand: Optional<string>;
    card_last4: Optional<string>;
    created_at: Instant;
    paid_at: OptionalInstant;
  };
  payment_event: { event_id: string; received_at: Instant };
  redeem_code: {
    code_hash: string;
    plan_id: Optional<number>;
    days: Optional<number>;
    expires_at: OptionalInstant;
    redeemed_by: Optional<number>;
    redeemed_at: OptionalInstant;
    created_at: Instant;
  };
  plan: {
    plan_id: number;
    plan_name: string;
    pageview: number | null;
    sessions: number | null;
    mtu: number | null;
    website_limit: number | null;
    on_sale: Generated<boolean>;
    price_month: number | null;
    price_year: number | null;
    currency: Generated<string>;
    tagline: Generated<string>;
    features: Json<string[]>;
    brands: Json<string[]>;
  };
  referral_visit: { company_id: number; day: ColumnType<Date | string, string, string>; visitor_hash: string };
  referral_reward: {
    referred_company_id: number;
    kind: "verified" | "paid";
    company_id: number;
    amount: number;
    paid_out_at: OptionalInstant;
    created_at: Instant;
  };
}
