// Browser, system and device of a user agent string, and whether it is a bot. The same few thousand strings come again
// and again, so what was found is kept.
import Bowser from "bowser";
import { isbot, isbotMatch } from "isbot";

export interface Agent {
  browser: string;
  /** the major version */
  browser_version: string;
  os: string;
  device: "desktop" | "mobile" | "tablet" | "tv";
  is_bot: 0 | 1;
  bot_name: string;
}

const LIMIT = 5000;
const known = new Map<string, Agent>();
const devices = new Set(["desktop", "mobile", "tablet", "tv"] as const);
const isDevice = (type: string): type is Agent["device"] => (devices as Set<string>).has(type);

/** What it calls itself (`Googlebot`), or the words that gave it away. */
function botName(userAgent: string): string {
  const named = /[\w.-]*(?:bot|crawler|spider)\b[\w.-]*/i.exec(userAgent)?.[0];
  return named ?? isbotMatch(userAgent) ?? "no user agent";
}

function read(userAgent: string): Agent {
  const isBot = userAgent === "" || isbot(userAgent);
  const bot_name = isBot ? botName(userAgent).slice(0, 60) : "";
  const parsed = userAgent ? Bowser.parse(userAgent) : undefined;
  const type = parsed?.platform.type ?? "";
  return {
    browser: parsed?.browser.name ?? "",
    browser_version: /^\d+/.exec(parsed?.browser.version ?? "")?.[0] ?? "",
    os: parsed?.os.name ?? "",
    device: isDevice(type) ? type : "desktop",
    is_bot: isBot ? 1 : 0,
    bot_name,
  };
}

export function agentOf(userAgent: string): Agent {
  const text = userAgent.slice(0, 1000);
  const found = known.get(text);
  if (found) return found;
  if (known.size >= LIMIT) known.clear();
  const agent = read(text);
  known.set(text, agent);
  return agent;
}
