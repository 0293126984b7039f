import { getInvitation } from "@sightline/schema/rest/team/team";
import { ACCOUNT_FIRST } from "#host/mail/accountFirst.ts";
import { letter } from "#host/mail/letter.ts";
import { branded, type MailBrand } from "#host/mail/mailBrand.ts";

export const clientMail = (
  { email, company, token, hasAccount }: Record<"email" | "company" | "token", string> & { hasAccount: boolean },
  brand: MailBrand,
) =>
  branded(
    letter({
      to: email,
      subject: `${company} is set up in ${brand.name}`,
      greeting: "Hello,",
      sentences: [
        `${brand.name} has set up ${company} for you.`,
        hasAccount ? ACCOUNT_FIRST : "Open this link to choose your password and begin.",
      ],
      link: {
        label: "Choose a password",
        url: new URL(getInvitation.path.replace("{token}", token), brand.origin).href,
      },
      reason: "The link works once, for 7 days. If you don't know what this is about, do nothing.",
    }),
    brand,
  );
