// Which channel brought a visit. The rules are asked in order and the first that fits decides; its id is stored beside
// the channel, so that the product can say why.
import { clickKinds } from "../data/sources.ts";
import { kindOfHost, kindOfSource } from "./sourceKind.ts";

export type Channel =
  | "Direct"
  | "Organic Search"
  | "Paid Search"
  | "Organic Social"
  | "Paid Social"
  | "Email"
  | "Referral"
  | "AI"
  | "Affiliate"
  | "Display"
  | "Video"
  | "Other";

export interface Arrival {
  /** host of the referrer, empty for none and for the site's own pages */
  refHost: string;
  utmSource: string;
  utmMedium: string;
  utmCampaign: string;
  /** kind and value, such as `gclid=Cj0K` */
  clickId: string;
}

interface Facts {
  source: string | undefined;
  ref: string | undefined;
  medium: string;
  click: string | undefined;
  clickName: string;
  isPaid: boolean;
  arrival: Arrival;
}

export interface ChannelRule {
  /** position and reason, such as `04 paid search` */
  id: string;
  channel: Channel;
  /** for people: when it applies */
  when: string;
  fits: (facts: Facts) => boolean;
}

const paid = /^(?:.*cp[cmav].*|ppc|sem|retargeting|remarketing|paid.*|.*[-_ ]paid|ads?)$/;
const from = (kind: string) => (facts: Facts) => (facts.source ?? facts.ref) === kind;

export const channelRules: readonly ChannelRule[] = [
  {
    id: "01 affiliate",
    channel: "Affiliate",
    when: "the medium is affiliate or partner, or an affiliate network's click id is there",
    fits: (f) => /^(?:affiliates?|partners?(?:hip)?)$/.test(f.medium) || f.click === "affiliate",
  },
  {
    id: "02 email",
    channel: "Email",
    when: "medium or source say e-mail or newsletter",
    fits: (f) => /^(?:e[-_ ]?mail|newsletter|mail)$/.test(f.medium) || f.source === "email",
  },
  {
    id: "03 display",
    channel: "Display",
    when: "the medium is display, banner, cpm or the like, or a display click id is there",
    fits: (f) =>
      /^(?:display|banner|expandable|interstitial|native|programmatic|cpm)$/.test(f.medium) || f.click === "display",
  },
  {
    id: "04 paid search",
    channel: "Paid Search",
    when: "paid for, and the source is a search engine or the click id is a search ad's",
    fits: (f) => f.isPaid && (f.click === "search" || from("search")(f)),
  },
  {
    id: "05 paid social",
    channel: "Paid Social",
    when: "paid for, and the source is a social network or the click id is its ad's",
    fits: (f) =>
      f.isPaid &&
      (f.click === "social" || from("social")(f) || f.clickName === "fbclid" || f.medium.includes("social")),
  },
  {
    id: "06 video",
    channel: "Video",
    when: "the medium says video, or the source is a video site, paid for or not",
    fits: (f) => f.medium.includes("video") || from("video")(f),
  },
  { id: "07 ai", channel: "AI", when: "the source is an AI assistant", fits: from("ai") },
  { id: "08 paid other", channel: "Other", when: "paid for, at a source of no known kind", fits: (f) => f.isPaid },
  {
    id: "09 organic social",
    channel: "Organic Social",
    when: "the source is a social network, the medium says social, or Facebook's click id is there",
    fits: (f) =>
      /^(?:sm|social(?:[-_ ]?(?:media|network))?)$/.test(f.medium) || from("social")(f) || f.clickName === "fbclid",
  },
  {
    id: "10 organic search",
    channel: "Organic Search",
    when: "the source is a search engine, or the medium is organic",
    fits: (f) => f.medium === "organic" || from("search")(f),
  },
  {
    id: "11 webmail",
    channel: "Email",
    when: "the visit came from a mail program on the web",
    fits: (f) => f.ref === "email",
  },
  {
    id: "12 referral",
    channel: "Referral",
    when: "another site links here",
    fits: (f) => f.arrival.refHost !== "" || f.medium === "referral",
  },
  {
    id: "13 other campaign",
    channel: "Other",
    when: "a campaign is named that no rule above knows",
    fits: ({ arrival }) => `${arrival.utmSource}${arrival.utmMedium}${arrival.utmCampaign}${arrival.clickId}` !== "",
  },
  { id: "14 direct", channel: "Direct", when: "nothing says where the visit came from", fits: () => true },
];

export function channelOf(arrival: Arrival): { channel: Channel; rule: string } {
  const medium = arrival.utmMedium.trim().toLowerCase();
  const [clickName = ""] = arrival.clickId.split("=", 1);
  const click = clickKinds[clickName];
  const source = arrival.utmSource ? kindOfSource(arrival.utmSource) : undefined;
  const ref = arrival.refHost ? kindOfHost(arrival.refHost) : undefined;
  const isPaid = paid.test(medium) || click === "search" || click === "social";
  const facts: Facts = { source, ref, medium, click, clickName, isPaid, arrival };
  const rule = channelRules.find((candidate) => candidate.fits(facts));
  return rule ? { channel: rule.channel, rule: rule.id } : { channel: "Direct", rule: "14 direct" };
}
