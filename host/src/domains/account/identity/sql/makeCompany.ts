// Creates a company, its owner and its first project, or nothing at all.
import { randomBytes } from "node:crypto";
import { Feature } from "@sightline/schema/rest/projects/projects";
import { accountRefusals } from "@sightline/schema/rest/account/refusals";
import { Problem } from "#host/http/problem.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { allowedWebsites } from "../fields/websiteOf.ts";

const ACTIVE = 1;

export interface NewCompany {
  name: string;
  email: string;
  /** null: signs in through an identity provider */
  passwordHash: string | null;
  company: string;
  /** host name; null: not known yet */
  website: string | null;
  timezone: string | null;
  plan: number;
  planEndsAt: Date | null;
  /** the plan never ends and is displayed as "Lifetime" */
  lifetimedeal?: boolean;
  ref: string | null;
  /** brand on whose host name the sign-up page was served */
  whitelabelRef: string | null;
  createdAt: Date;
}

/** `store` is a transaction; the address must be verified. */
export async function makeCompany(
  store: EntityStore,
  made: NewCompany,
): Promise<Record<"userId" | "companyId", number>> {
  const created_at = made.createdAt;
  const { company_id } = await store
    .insertInto("company")
    .values({
      company_name: made.company,
      company_key: randomBytes(12).toString("hex"),
      paid_plan: made.plan,
      plan_ends_at: made.planEndsAt,
      lifetimedeal: made.lifetimedeal ?? false,
      signup_ref: made.ref,
      whitelabel_ref_id: made.whitelabelRef,
      created_at,
    })
    .returning("company_id")
    .executeTakeFirstOrThrow();
  const member = { company_id, name: made.name, email: made.email, password_hash: made.passwordHash };
  const owner = await store
    .insertInto("member")
    .values({ ...member, role: 0, status: ACTIVE, created_at })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  if (!owner) {
    throw new Problem(accountRefusals.emailTaken(), { field: "email" });
  }
  await store
    .insertInto("widget")
    .values({
      company_id,
      widget_name: made.website ?? "My website",
      widget_key: randomBytes(12).toString("hex"),
      allowed_websites: JSON.stringify(made.website ? allowedWebsites(made.website) : []),
      features: JSON.stringify(Feature.options),
      timezone: made.timezone,
      created_at,
    })
    .execute();
  return { userId: owner.user_id, companyId: company_id };
}
