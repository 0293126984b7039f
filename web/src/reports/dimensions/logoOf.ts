// The logo of a browser, a system or a source, as far as the icon set has it.
import type { Logo } from "#web/ui/data/logos.ts";

/** By the name that the API host derives from the user agent. */
const agents: Readonly<Record<string, Logo>> = {
  Android: "android-icon",
  "Android Browser": "android-icon",
  Bing: "bing",
  Brave: "brave",
  ChatGPT: "openai-icon",
  Chrome: "chrome",
  "Chrome OS": "chrome",
  Chromium: "chrome",
  Discord: "discord-icon",
  DuckDuckGo: "duckduckgo",
  Facebook: "facebook",
  Firefox: "firefox",
  "Firefox Focus": "firefox",
  "Google App": "google-icon",
  "Headless Chrome": "chrome",
  Instagram: "instagram-icon",
  "Internet Explorer": "internetexplorer",
  Linux: "linux-tux",
  LinkedIn: "linkedin-icon",
  "Microsoft Edge": "microsoft-edge",
  Opera: "opera",
  "Opera GX": "opera",
  "Opera Mini": "opera",
  "Opera Touch": "opera",
  Pinterest: "pinterest",
  Reddit: "reddit-icon",
  Safari: "safari",
  Slack: "slack-icon",
  Telegram: "telegram",
  TikTok: "tiktok-icon",
  "Ubuntu Touch": "ubuntu",
  Vivaldi: "vivaldi-icon",
  WhatsApp: "whatsapp-icon",
  Windows: "microsoft-windows-icon",
  "Windows Phone": "microsoft-windows-icon",
  X: "x",
  iOS: "apple",
  iPadOS: "apple",
  macOS: "apple",
  tvOS: "apple",
  visionOS: "apple",
  watchOS: "apple",
};

/** By a label of a referring host, or by the name in `utm_source`. */
const sources: Readonly<Record<string, Logo>> = {
  android: "android-icon",
  bing: "bing",
  bluesky: "bluesky",
  brave: "brave",
  bsky: "bluesky",
  chatgpt: "openai-icon",
  claude: "claude-icon",
  copilot: "microsoft-icon",
  discord: "discord-icon",
  duckduckgo: "duckduckgo",
  facebook: "facebook",
  fb: "facebook",
  gemini: "google-gemini-icon",
  github: "github-icon",
  gmail: "google-gmail",
  google: "google-icon",
  instagram: "instagram-icon",
  linkedin: "linkedin-icon",
  lnkd: "linkedin-icon",
  mastodon: "mastodon-icon",
  medium: "medium-icon",
  microsoft: "microsoft-icon",
  openai: "openai-icon",
  perplexity: "perplexity-icon",
  pinterest: "pinterest",
  producthunt: "producthunt",
  reddit: "reddit-icon",
  slack: "slack-icon",
  spotify: "spotify-icon",
  stackoverflow: "stackoverflow-icon",
  t: "x",
  telegram: "telegram",
  tiktok: "tiktok-icon",
  twitch: "twitch",
  twitter: "x",
  whatsapp: "whatsapp-icon",
  x: "x",
  ycombinator: "ycombinator",
  youtube: "youtube-icon",
};

export const agentLogo = (name: string): Logo | undefined => (Object.hasOwn(agents, name) ? agents[name] : undefined);

/** A host such as `www.google.co.uk` is known by its second label, `gemini.google.com` by its first. */
export function sourceLogo(source: string): Logo | undefined {
  const labels = source
    .toLowerCase()
    .replace(/^(www|m|l|lm)\./, "")
    .split(".");
  const known = labels.slice(0, Math.max(1, labels.length - 1)).find((label) => Object.hasOwn(sources, label));
  return known === undefined ? undefined : sources[known];
}
