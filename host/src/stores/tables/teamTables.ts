// The tables of a team: invitations, and the projects that a member is limited to.
import type { ColumnType, Generated } from "kysely";
import type { Instant, OptionalInstant } from "./columnTypes.ts";

export interface TeamTables {
  invitation: {
    invitation_id: Generated<number>;
    company_id: number;
    email: string;
    role: number;
    widgets: ColumnType<number[], string, string>;
    token_hash: string;
    invited_by: number;
    created_at: Instant;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    ended_at: OptionalInstant;
  };
  member_widget: { user_id: number; widget_id: number };
}
