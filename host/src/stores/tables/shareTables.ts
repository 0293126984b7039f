// The tables of share links.
import type { Generated } from "kysely";
import type { Instant, OptionalInstant } from "./columnTypes.ts";

export interface ShareTables {
  share_link: {
    share_link_id: Generated<number>;
    token_hash: string;
    token_sealed: Generated<string | null>;
    company_id: number;
    widget_id: number;
    modules: string;
    unique_module_id: Generated<string>;
    event_type: Generated<string>;
    event_name: Generated<string>;
    flag: Generated<number>;
    start_date: string;
    end_date: string;
    range_preset: Generated<string | null>;
    free_range: Generated<boolean>;
    download: Generated<boolean>;
    hide: Generated<string[]>;
    password_hash: string | null;
    expires_at: OptionalInstant;
    clicks: Generated<number>;
    last_opened_at: OptionalInstant;
    created_by: number;
    created_at: Instant;
    deleted_at: OptionalInstant;
  };
}
