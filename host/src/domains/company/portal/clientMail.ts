import { getInvitation } from "@sightline/schema/rest/team";
import { letter } from "#host/mail/letter.ts";
import { branded, type MailBrand } from "#host/mail/mailBrand.ts";

export const clientMail = (
  { email, company, token }: Record<"email" | "company" | "token", string>,
  brand: MailBrand,
) =>
  branded(
    letter({
      to: email,
      subject: `${company} is set up in ${brand.name}`,
      greeting: "Hello,",
      sentences: [`${brand.name} has set up ${company} for you. Open this link to choose your password and begin.`],
      link: {
        label: "Choose a password",
        url: new URL(getInvitation.path.replace("{token}", token), brand.origin).href,
      },
      reason: "The link works once, for 7 days. If you don't know what this is about, do nothing.",
    }),
    brand,
  );
