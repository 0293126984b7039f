// The end of a company's referral link: its name as a slug, and four random characters that can't be guessed.
import { randomInt } from "node:crypto";
import type { EntityStore } from "#host/stores/entities.ts";

/** no characters that are easily confused */
const SIGNS = "23456789abcdefghjkmnpqrstuvwxyz";
const randomSigns = () => Array.from({ length: 4 }, () => SIGNS[randomInt(SIGNS.length)]).join("");

function slug(name: string): string {
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-");
  return (
    plain
      .replaceAll(/^-+|-+$/g, "")
      .slice(0, 30)
      .replace(/-+$/, "") || "company"
  );
}

/** Created when it is first requested. It doesn't change when the company is renamed. */
export async function referralCode(entities: EntityStore, companyId: number): Promise<string> {
  for (;;) {
    const { company_name, referral_code } = await entities
      .selectFrom("company")
      .select(["company_name", "referral_code"])
      .where("company_id", "=", companyId)
      .executeTakeFirstOrThrow();
    if (referral_code !== null) return referral_code;
    const code = `${slug(company_name)}-${randomSigns()}`;
    const taken = await entities
      .selectFrom("company")
      .select("company_id")
      .where("referral_code", "=", code)
      .executeTakeFirst();
    if (taken) continue;
    await entities
      .updateTable("company")
      .set({ referral_code: code })
      .where("company_id", "=", companyId)
      .where("referral_code", "is", null)
      .execute();
  }
}
