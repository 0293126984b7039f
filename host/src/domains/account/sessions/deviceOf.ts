import Bowser from "bowser";

// browsers that Bowser doesn't know are named by their raw User-Agent
const known = new Set(Object.values<string>(Bowser.BROWSER_MAP));

/** Browser and operating system as text, as far as the User-Agent contains them: "Chrome on Windows". */
export function deviceOf(agent: string): string {
  if (agent === "") return "Unknown browser";
  const { browser, os } = Bowser.parse(agent);
  const name = known.has(browser.name ?? "") ? browser.name : "Unknown browser";
  return os.name ? `${name} on ${os.name}` : `${name}`;
}
