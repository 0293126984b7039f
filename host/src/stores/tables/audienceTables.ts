// What members keep of their visitors.
import type { Instant } from "./columnTypes.ts";

export interface AudienceTables {
  visitor_tag: { widget_id: number; visitor_id: string; tag: string; created_at: Instant };
}
