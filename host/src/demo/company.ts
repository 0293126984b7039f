// The demo company, its four members, three projects, an API key for internal tools and chart annotations. Created
// once, in one transaction. A second call changes nothing.
import { createHash } from "node:crypto";
import { Feature } from "@sightline/schema/rest/projects/projects";
import { DEMO_DOMAIN, DEMO_PASSWORD } from "#host/members/demoAccounts.ts";
import { hashPassword } from "#host/members/password/password.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import type { SiteProfile } from "./history/profiles.ts";
import { NEW_CHECKOUT, SALE_FIRST } from "./history/volume.ts";
import { SHOP_NAME } from "./history/shopPages.ts";

export const DEMO_COMPANY = 11_800;
/** Published in docs/demo.md: `Authorization: Bearer sk_demo_...` */
export const DEMO_API_KEY = "sk_demo_sightline_0000000000000000";
const PREMIUM = 3;
const DAY = 86_400_000;

const demoMembers = [
  { name: "Olivia Owner", account: "owner", role: 0 },
  { name: "Adam Admin", account: "admin", role: 1 },
  { name: "Una User", account: "user", role: 2 },
  { name: "Victor Viewer", account: "viewer", role: 3 },
] as const;

const dayText = (day: number) => new Date(day * DAY).toISOString().slice(0, 10);
const seasons = ["Winter", "Spring", "Summer", "Autumn"] as const;
/** The season of a day's month in the northern hemisphere: winter begins in December. */
const seasonOf = (day: number) => seasons[Math.floor(((new Date(day * DAY).getUTCMonth() + 1) % 12) / 3)] ?? "Spring";

/** `origin`: first day of the history, in days since 1970 */
export async function makeCompany(
  entities: EntityStore,
  profiles: readonly SiteProfile[],
  origin: number,
): Promise<void> {
  const known = await entities
    .selectFrom("company")
    .select("company_id")
    .where("company_id", "=", DEMO_COMPANY)
    .executeTakeFirst();
  if (known) return;
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const created_at = new Date(origin * DAY);
  await entities.transaction().execute(async (store) => {
    await store
      .insertInto("company")
      .values({
        company_id: DEMO_COMPANY,
        company_name: SHOP_NAME,
        company_key: "demo-northwind",
        paid_plan: PREMIUM,
        created_at,
      })
      .execute();
    const members = await store
      .insertInto("member")
      .values(
        demoMembers.map(({ name, account, role }) => ({
          company_id: DEMO_COMPANY,
          name,
          email: `${account}@${DEMO_DOMAIN}`,
          password_hash,
          role,
          created_at,
          // not the first login: members see the company instead of the onboarding
          last_login_at: created_at,
        })),
      )
      .returning(["user_id", "role"])
      .execute();
    const owner = members.find(({ role }) => role === 0);
    if (!owner) throw new Error("the demo's owner was not stored");
    const projects = await store
      .insertInto("widget")
      .values(
        profiles.map(({ key, name, timezone }) => ({
          company_id: DEMO_COMPANY,
          widget_name: name,
          widget_key: key,
          features: JSON.stringify(Feature.options),
          timezone,
          enable_recommend: true,
          installed_at: created_at,
          created_at,
        })),
      )
      .returning(["widget_id", "widget_key"])
      .execute();
    const notes = [
      { widget: "demo-shop", day: origin + NEW_CHECKOUT, text: "New checkout" },
      { widget: "demo-shop", day: origin + SALE_FIRST, text: `${seasonOf(origin + SALE_FIRST)} sale` },
      { widget: "demo-journal", day: origin + SALE_FIRST, text: "Sale announced in the Sunday letter" },
    ];
    await store
      .insertInto("annotation")
      .values(
        notes.flatMap(({ widget, day, text }) =>
          projects
            .filter(({ widget_key }) => widget_key === widget)
            .map(({ widget_id }) => ({ widget_id, date: dayText(day), text, user_id: owner.user_id })),
        ),
      )
      .execute();
    await store
      .insertInto("api_key")
      .values({
        company_id: DEMO_COMPANY,
        user_id: owner.user_id,
        name: "Internal tools",
        key_hash: createHash("sha256").update(DEMO_API_KEY).digest("hex"),
      })
      .execute();
  });
}
