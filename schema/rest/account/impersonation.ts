// Impersonating the owner of a managed company, and returning.
import { z } from "zod";
import { Role } from "./account.ts";
import { endpoint } from "../endpoint.ts";

export const ImpersonationSession = z.object({
  /** contains the impersonating user, and expires after an hour */
  jwt: z.string(),
  user_id: z.number().int(),
  user_name: z.string(),
  company_id: z.number().int(),
  company_name: z.string(),
  role: Role,
  paid_plan: z.number().int(),
  expires_at: z.iso.datetime(),
});
export type ImpersonationSession = z.infer<typeof ImpersonationSession>;

export const impersonateOwner = endpoint({
  name: "impersonateOwner",
  method: "POST",
  path: "/service-portal/enter",
  summary: "Impersonates the owner of a company for one hour. Recorded in both audit logs.",
  effect: "add",
  audience: "member",
  body: z.object({ company_id: z.number().int().positive().max(2_147_483_647) }),
  answer: ImpersonationSession,
});

export const endImpersonation = endpoint({
  name: "endImpersonation",
  method: "POST",
  path: "/service-portal/leave",
  summary: "Record the end of a session created by `impersonateOwner`.",
  effect: "add",
  audience: "member",
  body: z.object({}),
  answer: z.undefined(),
});
