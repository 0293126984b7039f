// The company that runs the product, for tests of its exclusive permissions. No other test company has its id.
import { OPERATOR } from "#host/http/impersonation.ts";
import type { TestHost } from "./testHost.ts";

export async function seedOperator({ entities, services, clock }: TestHost): Promise<{ userId: number; jwt: string }> {
  await entities
    .insertInto("company")
    .values({ company_id: OPERATOR, company_name: "Operator", company_key: "op", paid_plan: 3 })
    .execute();
  const { user_id } = await entities
    .insertInto("member")
    .values({ company_id: OPERATOR, name: "Opal", email: "opal@op.test", role: 0 })
    .returning("user_id")
    .executeTakeFirstOrThrow();
  return { userId: user_id, jwt: await services.tokens.signMember(user_id, clock.now()) };
}
