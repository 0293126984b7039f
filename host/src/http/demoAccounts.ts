// How anybody gets into the demo; said aloud on its sign-in page and in the README.

export const DEMO_DOMAIN = "demo.test";
export const DEMO_PASSWORD = "sightline";
