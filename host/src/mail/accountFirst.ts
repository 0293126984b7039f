/** In an invitation to an address that has an account: one address has one account, which belongs to one company. */
export const ACCOUNT_FIRST =
  "This address already has an account with another company. To join with it, give that account another email address in its profile, or delete it; then open the link.";
