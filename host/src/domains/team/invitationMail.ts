import { getInvitation } from "@sightline/schema/rest/team/team";
import { ACCOUNT_FIRST } from "#host/mail/accountFirst.ts";
import { letter } from "#host/mail/letter.ts";

interface Offer {
  to: string;
  company: string;
  inviter: string;
  token: string;
  /** in any company */
  hasAccount: boolean;
}

export const invitationMail = ({ to, company, inviter, token, hasAccount }: Offer, publicUrl: string) =>
  letter({
    to,
    subject: `Join ${company}`,
    greeting: "Hello,",
    sentences: [
      `${inviter} invites you to join ${company}.`,
      hasAccount ? ACCOUNT_FIRST : "Open this link to choose your password and begin.",
    ],
    link: {
      label: `Join ${company}`,
      url: new URL(getInvitation.path.replace("{token}", token), publicUrl).href,
    },
    reason: "The link works once, for 7 days. If you don't know what this is about, do nothing.",
  });
