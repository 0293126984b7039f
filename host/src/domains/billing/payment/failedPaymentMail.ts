import { letter } from "#host/mail/letter.ts";
import { writeCompanyMail } from "#host/mail/writeCompanyMail.ts";
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";

/** Notifies the owners and admins once that a charge has failed, with the remedy. */
export async function failedPaymentMail(services: Services, store: EntityStore, companyId: number): Promise<void> {
  const recipients = await store
    .selectFrom("member")
    .select(["name", "email"])
    .where("company_id", "=", companyId)
    .where("role", "in", [0, 1])
    .where("status", "=", 1)
    .execute();
  for (const { name, email } of recipients) {
    const mail = (origin: string) =>
      letter({
        to: email,
        subject: "Your payment failed",
        greeting: `Hello ${name},`,
        sentences: [
          "We could not charge your card for the next period of your plan.",
          "Your reports go on for now. We try again every day; with another card the charge is tried at once.",
        ],
        link: { label: "Update payment", url: `${origin}/card/add` },
        reason: "You get this mail because you are an owner or admin of the company.",
      });
    await writeCompanyMail(services, companyId, mail, store);
  }
}
