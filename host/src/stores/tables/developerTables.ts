import type { ColumnType, Generated } from "kysely";
import type { AddressKind, ApiScope } from "@sightline/schema/rest/integrations/developer";
import type { NotificationKind } from "@sightline/schema/rest/account/notifications";
import type { EventKind } from "@sightline/schema/rest/integrations/productEvents";
import type { Delivery, DeliveryState } from "@sightline/schema/rest/integrations/webhooks";
import type { WireMessage } from "@sightline/schema/rest/refusals/wireMessage";
import type { Json, Instant, OptionalInstant } from "./columnTypes.ts";

export interface DeveloperTables {
  api_key: {
    key_id: Generated<number>;
    company_id: number;
    user_id: number;
    name: string;
    key_hash: string;
    key_start: Generated<string>;
    /** default: `write:all` */
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
  webhook: {
    webhook_id: Generated<number>;
    company_id: number;
    url: string;
    events: ColumnType<EventKind[], string, string>;
    secret: string;
    is_active: Generated<boolean>;
    created_by: number;
    created_at: Instant;
    deleted_at: OptionalInstant;
  };
  webhook_delivery: {
    delivery_id: Generated<number>;
    webhook_id: number;
    event_id: string;
    kind: Delivery["kind"];
    body: string;
    state: Generated<DeliveryState>;
    by_hand: Generated<boolean>;
    attempts: Generated<number>;
    status: Generated<number | null>;
    answer: Generated<string | null>;
    failure: ColumnType<WireMessage | null, string | null | undefined, string | null>;
    ms: Generated<number | null>;
    created_at: ColumnType<Date, Date, Date>;
    last_attempt_at: OptionalInstant;
  };
  event_once: { once_key: string; at: ColumnType<Date, Date, Date> };
  notification_setting: { user_id: number; kind: NotificationKind; mail: boolean; in_app: boolean };
  notification_member: { user_id: number; digest_day: Generated<number>; unsubscribe_secret: string };
  notification: {
    notification_id: Generated<number>;
    user_id: number;
    kind: NotificationKind;
    event_id: string;
    title: Json<WireMessage>;
    sentences: Json<WireMessage[]>;
    path: string | null;
    created_at: ColumnType<Date, Date, Date>;
    read_at: OptionalInstant;
  };
  notification_told: { user_id: number; event_id: string; at: ColumnType<Date, Date, Date> };
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
