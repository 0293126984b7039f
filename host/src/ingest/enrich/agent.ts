// Browser, system and device of a user agent, and whether it is a bot. Most requests share a few thousand user agents,
// so results are cached up to a limit.
import { browsers, hintedBrowsers, systems } from "../data/browsers.ts";
import { botNameOf, isBotAgent } from "./bot.ts";

export type Device = "desktop" | "mobile" | "tablet" | "tv";

export interface Agent {
  /** "" if unknown */
  browser: string;
  /** the major version */
  browser_version: string;
  os: string;
  device: Device;
  is_bot: 0 | 1;
  bot_name: string;
}

/** Hints about the browser that a request sends in addition to the user agent. */
export interface AgentHints {
  /** the header Sec-CH-UA: identifies browsers whose user agents name only Chrome */
  brands?: string | undefined;
  /** the screen in CSS pixels */
  screen?: { w: number; h: number } | undefined;
}

const LIMIT = 5000;
const cached = new Map<string, Agent>();

const TV =
  /\b(?:smart-?tv|hbbtv|googletv|google tv|android ?tv|apple ?tv|tvos|roku|crkey|bravia|netcast|web0s|vidaa|nettv|inettvbrowser|viera|aquos|philipstv|dtv|tv bro|opera tv|ce-html|espial|maple|playstation|nintendo (?:wiiu?|switch)|xbox|large screen|chromecast|mibox|shield android|tv store|smarthub|tizen.*\btv|tv safari|whaletv|titan ?os|tivo|vizio|fire ?tv|afts?|aft[a-z]\w*)\b|\b(?:ott|stb|[a-z]*tv\d*)\b(?=[ ;)/])|\bandroid .*\btv\b/i;
const HANDHELD_CONSOLE = /\bNintendo (?:3DS|DSi)\b|\bPlayStation (?:Portable|Vita)\b/i;
const TABLET =
  /\biPad\b|\btablet\b(?! pc)|\bPlayBook\b|\bKindle\b|\bSilk(?:-Accelerated)?\/(?!.*\bMobile\b)|\bKF[A-Z]{2,5}\b|\bNexus (?:7|9|10)\b|\bSM-[TXP]\d{3}|\bGT-[PN]\d{4}|\bLenovo (?:TB|YT|Tab)|\bXoom\b|\bTransformer\b|\b(?:Galaxy|Redmi|Mi|Xiaomi|OPPO|realme|HONOR|Lenovo) ?(?:Pad|Tab)\b|\bMediaPad\b|\bMatePad\b|\b(?:AGS|AGR|BAH|BZT|DBY|MRX|SCM|KOB|CMR|JDN|SHT)\d?-\w+/i;
const MOBILE =
  /\bMobi(?:le)?\b|\biPhone\w*|\biPod\b|\bdv\(iP[hod]|\bIEMobile\b|\bWindows (?:Phone|CE)\b|\bBlackBerry\b|\bBB10\b|\bSymbian\w*\b|\bSeries ?[46]0\b|\bOpera (?:Mini|Mobi)\b|\bOPiOS\b|\bKAIOS\b|\bUCWEB\b|\bMIDP\b|\bCLDC\b|\bJ2ME\b|\bNokia\w*|\bSailfish\b|\bOpenHarmony\b/i;

function deviceOf(text: string, os: string): Device {
  if (HANDHELD_CONSOLE.test(text)) return "mobile";
  if (TV.test(text)) return "tv";
  if (TABLET.test(text)) return "tablet";
  if (MOBILE.test(text)) return "mobile";
  // Chrome and Firefox on Android tablets omit "Mobile"; Android's old browser and apps may omit it on phones too
  if (os === "Android" || os === "Fire OS") return /\bChrome\/|\bFirefox\//.test(text) ? "tablet" : "mobile";
  return os === "iOS" ? "mobile" : "desktop";
}

/** iPad screen sizes in portrait orientation, which Safari reports in either orientation. */
const iPads = new Set("744x1133 768x1024 810x1080 820x1180 834x1112 834x1194 834x1210 1024x1366 1032x1376".split(" "));

/** iPads request desktop pages with a Mac's user agent; no Mac has an iPad's screen size. */
const isIPad = (text: string, { screen }: AgentHints): boolean =>
  screen !== undefined && /\bMacintosh\b(?!.*Chrome\/)/.test(text) && iPads.has(`${screen.w}x${screen.h}`);

function matched(table: typeof browsers, text: string): { name: string; version: string } | undefined {
  for (const [name, pattern] of table) {
    const found = pattern.exec(text);
    if (found) return { name, version: /^\d+/.exec(found.slice(1).find(Boolean) ?? "")?.[0] ?? "" };
  }
  return undefined;
}

function read(text: string, brands: string): Omit<Agent, "is_bot" | "bot_name"> {
  const own = matched(browsers, text);
  const browser = (own?.name === "Chrome" && brands ? matched(hintedBrowsers, brands) : undefined) ?? own;
  const os = systems.find(([, pattern]) => pattern.test(text))?.[0] ?? "";
  return { browser: browser?.name ?? "", browser_version: browser?.version ?? "", os, device: deviceOf(text, os) };
}

export function agentOf(userAgent: string, hints: AgentHints = {}): Agent {
  const text = userAgent.slice(0, 1000);
  const brands = (hints.brands ?? "").slice(0, 300);
  const key = brands ? `${text}\n${brands}` : text;
  let agent = cached.get(key);
  if (!agent) {
    if (cached.size >= LIMIT) cached.clear();
    const isBot = isBotAgent(text);
    agent = { ...read(text, brands), is_bot: isBot ? 1 : 0, bot_name: isBot ? botNameOf(text) : "" };
    cached.set(key, agent);
  }
  return isIPad(text, hints) ? { ...agent, os: "iOS", device: "tablet" } : agent;
}
