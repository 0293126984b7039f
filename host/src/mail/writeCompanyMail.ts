import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";
import { branded, brandOfCompany } from "./mailBrand.ts";
import { type Mail, writeMail } from "./writeMail.ts";

/** Writes a mail to a member of a company, under the company's brand and with links to its address (`origin`). */
export async function writeCompanyMail(
  services: Pick<Services, "env" | "entities" | "jobs" | "now">,
  companyId: number,
  make: (origin: string) => Mail,
  store: EntityStore = services.entities,
): Promise<void> {
  const brand = await brandOfCompany(store, services.env, companyId);
  await writeMail(services, branded(make(brand.origin), brand), store);
}
