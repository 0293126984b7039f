// The channel rules as sentences. They are evaluated in order and the first match decides. Ingest implements the
// condition of each rule; the product shows its sentence.
import { channelRuleLabels } from "../refusals/channelRuleLabels.ts";

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

/** Events store the id: a rule may move, but its id must never change. */
export const channelRules = [
  {
    id: "affiliate",
    channel: "Affiliate",
    when: channelRuleLabels.affiliate,
  },
  { id: "sms", channel: "SMS", when: channelRuleLabels.sms },
  { id: "push", channel: "Push", when: channelRuleLabels.push },
  { id: "email", channel: "Email", when: channelRuleLabels.email },
  { id: "audio", channel: "Audio", when: channelRuleLabels.audio },
  {
    id: "display",
    channel: "Display",
    when: channelRuleLabels.display,
  },
  {
    id: "paid search",
    channel: "Paid Search",
    when: channelRuleLabels["paid search"],
  },
  {
    id: "paid social",
    channel: "Paid Social",
    when: channelRuleLabels["paid social"],
  },
  { id: "video", channel: "Video", when: channelRuleLabels.video },
  { id: "ai", channel: "AI", when: channelRuleLabels.ai },
  { id: "paid other", channel: "Other", when: channelRuleLabels["paid other"] },
  {
    id: "organic social",
    channel: "Organic Social",
    when: channelRuleLabels["organic social"],
  },
  {
    id: "organic search",
    channel: "Organic Search",
    when: channelRuleLabels["organic search"],
  },
  { id: "webmail", channel: "Email", when: channelRuleLabels.webmail },
  { id: "referral", channel: "Referral", when: channelRuleLabels.referral },
  { id: "other campaign", channel: "Other", when: channelRuleLabels["other campaign"] },
  { id: "direct", channel: "Direct", when: channelRuleLabels.direct },
] as const satisfies readonly { id: string; channel: Channel; when: string }[];

export type ChannelRuleId = (typeof channelRules)[number]["id"];
