import Bowser from "bowser";

/** Browser and system in words, as far as the User-Agent tells: "Chrome on Windows". */
export function deviceOf(agent: string): string {
  if (agent === "") return "Unknown browser";
  const { browser, os } = Bowser.parse(agent);
  const name = browser.name ?? "Unknown browser";
  return os.name ? `${name} on ${os.name}` : name;
}
