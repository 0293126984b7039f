// Detects bots by user agent: the maintained list of `isbot`, some bots that it lacks, and exceptions for TVs that it
// takes for bots.
import { isbot, isbotMatch } from "isbot";

/** Test tools, link previews and monitors that send a browser's user agent with a token of their own. */
const OTHERS =
  /\b(?:GTmetrix|YLT|Assetnote|Amzn-User|Miniature\.io|PTST|Speedcurve|Chrome-Lighthouse|Checkly|DareBoost|Yellow Lab|Calibre|DebugBear|Prerender|Playwright|Puppeteer|Cypress|PhantomJS|SlimerJS|Selenium|WebPageTest|Rigor|Catchpoint|Dynatrace|Uptime\w*|Site24x7|Screaming Frog|Google-Safety|Google-Read-Aloud|Bytespider|cohere-ai|Claude-User|ChatGPT-User|Perplexity-User|MistralAI-User)\b/i;
/** Tokens of TVs and phones that look like a crawler's. */
const NOT_BOT =
  /\b(?:CE-HTML|NETTV|HbbTV|Bada|webOS|S\d{4}|VODAFONE)\/1\.0;|\bSogou(?:MSE|MobileBrowser|Search\w*)\b|\bCatcher[\d.]+|\bDiscovery\b(?=[\w .-]*(?:Build|\)))/gi;

export const isBotAgent = (userAgent: string): boolean =>
  userAgent === "" || OTHERS.test(userAgent) || isbot(userAgent.replace(NOT_BOT, ""));

/** The bot's name (`Googlebot`), or the tokens that identified it. */
export function botNameOf(userAgent: string): string {
  if (userAgent === "") return "no user agent";
  const botName = /[\w.-]*(?:bot|crawler|spider)\b[\w.-]*/i.exec(userAgent)?.[0];
  if (botName) return botName.slice(0, 60);
  const match = OTHERS.exec(userAgent)?.[0] ?? isbotMatch(userAgent) ?? userAgent;
  const product = userAgent.split(/[\s;(),/]+/).find((part) => part !== "" && part.includes(match));
  return (product ?? match.replace(/\/.*$/s, "")).slice(0, 60);
}
