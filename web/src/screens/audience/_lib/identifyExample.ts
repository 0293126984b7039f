/** Example of the call that identifies a visitor. */
export const IDENTIFY_EXAMPLE = 'siteTracker("identify", "customer-17", { name: "Jo", email: "jo@example.com" })';
