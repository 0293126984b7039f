import Bowser from "bowser";

// a browser that Bowser does not know is called by the raw text of its User-Agent
const known = new Set(Object.values<string>(Bowser.BROWSER_MAP));

/** Browser and system in words, as far as the User-Agent tells: "Chrome on Windows". */
export function deviceOf(agent: string): string {
  if (agent === "") return "Unknown browser";
  const { browser, os } = Bowser.parse(agent);
  const name = known.has(browser.name ?? "") ? browser.name : "Unknown browser";
  return os.name ? `${name} on ${os.name}` : `${name}`;
}
