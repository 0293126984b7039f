// How anybody gets into the demo; published on its sign-in page and in docs/demo.md.

export const DEMO_DOMAIN = "demo.test";
export const DEMO_PASSWORD = "sightline";
/** Email domain of the demo's members who sign in through their company. */
export const SSO_EMAIL_DOMAIN = "sso.northwind.example";
/** Host name of the brand that leads directly to the company's sign-in. */
export const SSO_HOST = "sso-northwind.localhost";
