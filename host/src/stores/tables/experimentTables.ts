// The product's own experiments.
import type { Instant, OptionalInstant } from "./columnTypes.ts";

export interface ExperimentTables {
  own_experiment_exposure: {
    company_id: number;
    experiment: string;
    variant: string;
    user_id: number | null;
    seen_at: Instant;
    told_at: OptionalInstant;
  };
}
