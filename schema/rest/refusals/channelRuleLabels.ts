import { labels } from "./message.ts";

/** When a rule of channels applies, by its id. */
export const channelRuleLabels = labels({
  affiliate: "The medium is affiliate or partner, or an affiliate network's click id is present",
  sms: "Medium or source is sms, text or mms",
  push: "Medium or source is push, web push or notification",
  email: "Medium or source is email, a newsletter or an email tool",
  audio: "The medium is audio, podcast or radio, or the source is a podcast app",
  display:
    "The medium is display, banner, cpm or the like, a display click id is present, or the source is an ad network",
  "paid search":
    "Paid visit whose source is a search engine, whose medium says search or whose click id is a search ad's",
  "paid social": "Paid visit whose source is a social network, whose medium says social or whose click id is its ad's",
  video: "The medium is video, or the source is a video site, paid or not",
  ai: "The source is an AI assistant",
  "paid other": "Paid visit from a source of no known kind",
  "organic social": "The source is a social network, the medium is social, or Facebook's click id is present",
  "organic search": "The source is a search engine, or the medium is organic",
  webmail: "The visit came from a webmail page or an email app",
  referral: "Another website links here, or the medium is referral, link or app",
  "other campaign": "A campaign is named that no rule above knows",
  direct: "No referrer and no campaign",
});
