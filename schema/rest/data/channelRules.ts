// Which channel a visit belongs to, as sentences: the rules are asked in order and the first that fits decides. Ingest
// says for each when it fits; the product shows them.

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
  "Other",
] as const;
export type Channel = (typeof channels)[number];

export const channelRules = [
  {
    id: "01 affiliate",
    channel: "Affiliate",
    when: "The medium is affiliate or partner, or an affiliate network's click id is there",
  },
  { id: "02 email", channel: "Email", when: "Medium or source say e-mail or newsletter" },
  {
    id: "03 display",
    channel: "Display",
    when: "The medium is display, banner, cpm or the like, or a display click id is there",
  },
  {
    id: "04 paid search",
    channel: "Paid Search",
    when: "Paid for, and the source is a search engine or the click id is a search ad's",
  },
  {
    id: "05 paid social",
    channel: "Paid Social",
    when: "Paid for, and the source is a social network or the click id is its ad's",
  },
  {
    id: "06 video",
    channel: "Video",
    when: "The medium says video, or the source is a video site, paid for or not",
  },
  { id: "07 ai", channel: "AI", when: "The source is an AI assistant" },
  { id: "08 paid other", channel: "Other", when: "Paid for, at a source of no known kind" },
  {
    id: "09 organic social",
    channel: "Organic Social",
    when: "The source is a social network, the medium says social, or Facebook's click id is there",
  },
  {
    id: "10 organic search",
    channel: "Organic Search",
    when: "The source is a search engine, or the medium is organic",
  },
  { id: "11 webmail", channel: "Email", when: "The visit came from a mail program on the web" },
  { id: "12 referral", channel: "Referral", when: "Another site links here" },
  { id: "13 other campaign", channel: "Other", when: "A campaign is named that no rule above knows" },
  { id: "14 direct", channel: "Direct", when: "Nothing says where the visit came from" },
] as const satisfies readonly { id: string; channel: Channel; when: string }[];

export type ChannelRuleId = (typeof channelRules)[number]["id"];
