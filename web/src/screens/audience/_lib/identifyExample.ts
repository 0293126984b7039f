/** What a site writes to say who its visitor is. */
export const IDENTIFY_EXAMPLE = 'siteTracker("identify", "customer-17", { name: "Jo", email: "jo@example.com" })';
