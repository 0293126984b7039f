// The tables of accounts: members, their sessions, and what proves an address.
import type { ColumnType, Generated } from "kysely";
import type { Instant, OptionalInstant } from "./columnTypes.ts";

export interface AccountTables {
  member: {
    user_id: Generated<number>;
    company_id: number;
    name: string;
    email: string;
    password_hash: string | null;
    role: number;
    status: Generated<number>;
    language: Generated<string>;
    event_promo: Generated<boolean>;
    last_login_at: OptionalInstant;
    sessions_from: OptionalInstant;
    timezone: string | null;
    is_auth0: Generated<boolean>;
    created_at: Instant;
  };
  member_session: {
    session_id: string;
    user_id: number;
    agent: Generated<string>;
    created_at: ColumnType<Date, Date, Date>;
    last_seen_at: ColumnType<Date, Date, Date>;
    proved_at: ColumnType<Date, Date, Date>;
    ended_at: OptionalInstant;
  };
  avatar: { user_id: number; type: string; bytes: Uint8Array; updated_at: ColumnType<Date, Date, Date> };
  account_token: {
    token_hash: string;
    purpose: "reset" | "email";
    user_id: number;
    email: string | null;
    expires_at: OptionalInstant;
    used_at: OptionalInstant;
    created_at: Instant;
  };
  sign_up: {
    token_hash: string;
    email: string;
    name: string;
    password_hash: string;
    company_name: string;
    website: string;
    timezone: string | null;
    paid_plan: number;
    lifetimedeal: boolean;
    signup_ref: string | null;
    whitelabel_ref_id: string | null;
    created_at: ColumnType<Date, Date, Date>;
    expires_at: ColumnType<Date, Date, Date>;
    user_id: number | null;
  };
  user_attribute: { user_id: number; key: string; value: string; updated_at: Instant };
  login_attempt: {
    account: string;
    failures: number;
    window_started_at: ColumnType<Date, Date | string, Date | string>;
  };
}
