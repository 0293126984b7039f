// The accounts of the demo's identity providers: members of the demo, and accounts that a sign-in must refuse.
import { DEMO_DOMAIN, SSO_EMAIL_DOMAIN } from "#host/members/demoAccounts.ts";
import type { EmbeddedIssuer } from "#host/members/embeddedIssuers.ts";

export interface ProviderUser {
  /** the provider's id of the account */
  id: string;
  name: string;
  email: string;
  /** the provider has verified the email address */
  isVerified: boolean;
  /** the effect of choosing it */
  note: string;
}

const olivia = `owner@${DEMO_DOMAIN}`;
const adam = `admin@${DEMO_DOMAIN}`;

export const providerUsers: Record<EmbeddedIssuer, readonly ProviderUser[]> = {
  google: [
    { id: "g-1", name: "Olivia Owner", email: olivia, isVerified: true, note: "has an account" },
    { id: "g-2", name: "Nia Newcomer", email: "nia@newcomer.example", isVerified: true, note: "new here" },
    { id: "g-3", name: "Uri Unverified", email: adam, isVerified: false, note: "address not verified: refused" },
  ],
  github: [
    { id: "1001", name: "Adam Admin", email: adam, isVerified: true, note: "has an account" },
    { id: "1002", name: "Gil Fresh", email: "gil@fresh.example", isVerified: true, note: "new here" },
  ],
  enterprise: [
    {
      id: "e-1",
      name: "Sasha Single",
      email: `sasha@${SSO_EMAIL_DOMAIN}`,
      isVerified: true,
      note: "has an account",
    },
    { id: "e-2", name: "Noel Newhire", email: `noel@${SSO_EMAIL_DOMAIN}`, isVerified: true, note: "has none: refused" },
    { id: "e-3", name: "Olga Outside", email: olivia, isVerified: true, note: "another domain's address: refused" },
  ],
};
