// The predicates that the permission table is written in.
import type { Role } from "@sightline/schema/rest/account";

/** How the viewer stands with the company at this moment. */
export interface Standing {
  userId: number;
  companyId: number;
  role: Role;
  paidPlan: number;
  /** 1 active */
  status: number;
}
