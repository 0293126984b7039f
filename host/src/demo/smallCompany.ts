// A demo company that shows a single state: its owner, a website, no data of its own. Created once.
import { Feature } from "@sightline/schema/rest/projects/projects";
import { DEMO_DOMAIN, DEMO_PASSWORD } from "#host/members/demoAccounts.ts";
import { hashPassword } from "#host/members/password/password.ts";
import type { EntityStore } from "#host/stores/entities.ts";

interface SmallCompany {
  company_id: number;
  name: string;
  key: string;
  paid_plan: number;
  plan_ends_at?: Date;
  created_at: Date;
  owner: { name: string; /** local part of the email address, before the demo's domain */ mailbox: string };
}

/** `andThen` runs in the same transaction. */
export async function makeSmallCompany(
  entities: EntityStore,
  { company_id, name, key, paid_plan, plan_ends_at, created_at, owner }: SmallCompany,
  andThen: (store: EntityStore) => Promise<void> = async () => {},
): Promise<void> {
  const known = await entities
    .selectFrom("company")
    .select("company_id")
    .where("company_id", "=", company_id)
    .executeTakeFirst();
  if (known) return;
  const password_hash = await hashPassword(DEMO_PASSWORD);
  await entities.transaction().execute(async (store) => {
    await store
      .insertInto("company")
      .values({
        company_id,
        company_name: name,
        company_key: key,
        paid_plan,
        plan_ends_at: plan_ends_at ?? null,
        created_at,
      })
      .execute();
    const email = `${owner.mailbox}@${DEMO_DOMAIN}`;
    await store
      .insertInto("member")
      .values({ company_id, name: owner.name, email, password_hash, role: 0, created_at, last_login_at: created_at })
      .execute();
    const features = JSON.stringify(Feature.options);
    await store
      .insertInto("widget")
      .values({ company_id, widget_name: name, widget_key: key, features, timezone: "Europe/London", created_at })
      .execute();
    await andThen(store);
  });
}
