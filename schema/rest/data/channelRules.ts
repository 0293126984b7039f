// Which channel a visit belongs to, as sentences: the rules are evaluated in order and the first that applies decides.
// Ingest says for each when it applies; the product shows them.

export const channels = [
  "Direct",
  "Organic Search",
  "Paid Search",
  "Organic Social",
  "Paid Social",
  "Email",
  "Referral",
  "AI",
  "Affiliate",
  "Display",
  "Video",
  "Audio",
  "SMS",
  "Push",
  "Other",
] as const;
export type Channel = (typeof channels)[number];

/** Events store the id: a rule may move, but never change its id. */
export const channelRules = [
  {
    id: "affiliate",
    channel: "Affiliate",
    when: "The medium is affiliate or partner, or an affiliate network's click id is present",
  },
  { id: "sms", channel: "SMS", when: "Medium or source is sms, text or mms" },
  { id: "push", channel: "Push", when: "Medium or source is push, web push or notification" },
  { id: "email", channel: "Email", when: "Medium or source is email, a newsletter or an email tool" },
  { id: "audio", channel: "Audio", when: "The medium is audio, podcast or radio, or the source is a podcast app" },
  {
    id: "display",
    channel: "Display",
    when: "The medium is display, banner, cpm or the like, a display click id is present, or the source is an ad network",
  },
  {
    id: "paid search",
    channel: "Paid Search",
    when: "Paid visit whose source is a search engine, whose medium says search or whose click id is a search ad's",
  },
  {
    id: "paid social",
    channel: "Paid Social",
    when: "Paid visit whose source is a social network, whose medium says social or whose click id is its ad's",
  },
  { id: "video", channel: "Video", when: "The medium is video, or the source is a video site, paid or not" },
  { id: "ai", channel: "AI", when: "The source is an AI assistant" },
  { id: "paid other", channel: "Other", when: "Paid visit from a source of no known kind" },
  {
    id: "organic social",
    channel: "Organic Social",
    when: "The source is a social network, the medium is social, or Facebook's click id is present",
  },
  {
    id: "organic search",
    channel: "Organic Search",
    when: "The source is a search engine, or the medium is organic",
  },
  { id: "webmail", channel: "Email", when: "The visit came from a webmail page or an email app" },
  { id: "referral", channel: "Referral", when: "Another website links here, or the medium is referral, link or app" },
  { id: "other campaign", channel: "Other", when: "A campaign is named that no rule above knows" },
  { id: "direct", channel: "Direct", when: "No referrer and no campaign" },
] as const satisfies readonly { id: string; channel: Channel; when: string }[];

export type ChannelRuleId = (typeof channelRules)[number]["id"];
