/**
 * Included in an invitation to an address that already has an account: an address has at most one account, which
 * belongs to one company.
 */
export const ACCOUNT_FIRST =
  "This address already has an account with another company. To join with it, give that account another email address in its profile, or delete it; then open the link.";
