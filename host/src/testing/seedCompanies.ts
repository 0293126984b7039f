// The two companies that every host test starts with: Acme, with a member of each role and two projects, and Other,
// whose ids must look nonexistent to Acme.
import type { Role } from "@sightline/schema/rest/account/account";
import { Feature } from "@sightline/schema/rest/projects/projects";
import { hashPassword } from "#host/members/password/password.ts";
import type { Services } from "#host/http/services.ts";

export const PASSWORD = "correct horse";

export interface SeededMember {
  userId: number;
  email: string;
  jwt: string;
}

export interface SeededProject {
  widgetId: number;
  key: string;
}

export interface Seeded {
  members: Record<"owner" | "admin" | "user" | "viewer" | "stranger", SeededMember>;
  acme: { companyId: number; shop: SeededProject; blog: SeededProject };
  other: { companyId: number; site: SeededProject };
}

let passwordHash: Promise<string> | undefined;

export async function seedCompanies(services: Services): Promise<Seeded> {
  const { entities, tokens, now } = services;
  passwordHash ??= hashPassword(PASSWORD);
  const hash = await passwordHash;
  const created_at = new Date(now());

  const company = async (company_name: string, company_key: string, paid_plan: number) => {
    const values = { company_name, company_key, paid_plan, created_at };
    const row = await entities.insertInto("company").values(values).returning("company_id").executeTakeFirstOrThrow();
    return row.company_id;
  };
  const member = async (company_id: number, name: string, email: string, role: Role): Promise<SeededMember> => {
    const values = { company_id, name, email, role, password_hash: hash, created_at };
    const row = await entities.insertInto("member").values(values).returning("user_id").executeTakeFirstOrThrow();
    return { userId: row.user_id, email, jwt: await tokens.signMember(row.user_id, now()) };
  };
  const project = async (company_id: number, widget_name: string, widget_key: string): Promise<SeededProject> => {
    const features = JSON.stringify(Feature.options);
    const values = { company_id, widget_name, widget_key, features, timezone: "UTC", created_at };
    const row = await entities.insertInto("widget").values(values).returning("widget_id").executeTakeFirstOrThrow();
    return { widgetId: row.widget_id, key: widget_key };
  };

  const acme = await company("Acme", "acme", 3);
  const other = await company("Other", "other", 4);
  return {
    members: {
      owner: await member(acme, "Olive Owner", "olive@acme.test", 0),
      admin: await member(acme, "Adam Admin", "adam@acme.test", 1),
      user: await member(acme, "Uma User", "uma@acme.test", 2),
      viewer: await member(acme, "Vic Viewer", "vic@acme.test", 3),
      stranger: await member(other, "Sam Stranger", "sam@other.test", 0),
    },
    acme: {
      companyId: acme,
      shop: await project(acme, "Shop", "acme-shop"),
      blog: await project(acme, "Blog", "acme-blog"),
    },
    other: { companyId: other, site: await project(other, "Site", "other-site") },
  };
}
