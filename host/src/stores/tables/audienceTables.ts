// Data that members store about their visitors.
import type { Instant } from "./columnTypes.ts";

export interface AudienceTables {
  forgotten_visitor: {
    widget_id: number;
    visitor_id: string;
    forgotten_at: Instant;
    returned_at: Instant | null;
  };
  visitor_tag: { widget_id: number; visitor_id: string; tag: string; created_at: Instant };
}
