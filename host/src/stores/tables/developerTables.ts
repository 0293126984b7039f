import type { ColumnType, Generated } from "kysely";
import type { AddressKind, ApiScope } from "@sightline/schema/rest/developer";
import type { Instant, OptionalInstant } from "./columnTypes.ts";

export interface DeveloperTables {
  api_key: {
    key_id: Generated<number>;
    company_id: number;
    user_id: number;
    name: string;
    key_hash: string;
    key_start: Generated<string>;
    /** left out: `write:all` */
    scopes: ColumnType<ApiScope[], string | undefined, string>;
    expires_at: OptionalInstant;
    last_used_at: OptionalInstant;
    last_used_from: ColumnType<AddressKind | null, AddressKind | undefined, AddressKind>;
    revoked_at: OptionalInstant;
    created_at: Instant;
  };
  api_request: {
    api_request_id: Generated<number>;
    company_id: number;
    key_id: number;
    method: string;
    path: string;
    status: number;
    ms: number;
    request_id: string;
    address_kind: AddressKind;
    at: ColumnType<Date, Date, Date>;
  };
  support_message: {
    support_message_id: Generated<number>;
    company_id: number;
    user_id: number;
    from_address: string;
    to_address: string;
    subject: string;
    text: string;
    created_at: Instant;
  };
}
