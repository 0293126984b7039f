import type { Generated } from "kysely";
import type { Instant } from "./columnTypes.ts";

export interface DeveloperTables {
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
