// Which channel brought a visit. The rules are asked in order and the first that fits decides; its id is stored beside
// the channel, so that the product can say why.
import { channelRules, type Channel, type ChannelRuleId } from "@sightline/schema/rest/data/channelRules";
import { clickKinds } from "../data/sources.ts";
import { kindOfHost, kindOfSource } from "./sourceKind.ts";

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

const paid = /^(?:.*cp[cmav].*|ppc|sem|retargeting|remarketing|paid.*|.*[-_ ]paid|ads?)$/;
const from = (kind: string) => (facts: Facts) => (facts.source ?? facts.ref) === kind;

/** When each rule fits, in their order. */
const fits: Record<ChannelRuleId, (facts: Facts) => boolean> = {
  "01 affiliate": (f) => /^(?:affiliates?|partners?(?:hip)?)$/.test(f.medium) || f.click === "affiliate",
  "02 email": (f) => /^(?:e[-_ ]?mail|newsletter|mail)$/.test(f.medium) || f.source === "email",
  "03 display": (f) =>
    /^(?:display|banner|expandable|interstitial|native|programmatic|cpm)$/.test(f.medium) || f.click === "display",
  "04 paid search": (f) => f.isPaid && (f.click === "search" || from("search")(f)),
  "05 paid social": (f) =>
    f.isPaid && (f.click === "social" || from("social")(f) || f.clickName === "fbclid" || f.medium.includes("social")),
  "06 video": (f) => f.medium.includes("video") || from("video")(f),
  "07 ai": from("ai"),
  "08 paid other": (f) => f.isPaid,
  "09 organic social": (f) =>
    /^(?:sm|social(?:[-_ ]?(?:media|network))?)$/.test(f.medium) || from("social")(f) || f.clickName === "fbclid",
  "10 organic search": (f) => f.medium === "organic" || from("search")(f),
  "11 webmail": (f) => f.ref === "email",
  "12 referral": (f) => f.arrival.refHost !== "" || f.medium === "referral",
  "13 other campaign": ({ arrival }) =>
    `${arrival.utmSource}${arrival.utmMedium}${arrival.utmCampaign}${arrival.clickId}` !== "",
  "14 direct": () => true,
};

export function channelOf(arrival: Arrival): { channel: Channel; rule: string } {
  const medium = arrival.utmMedium.trim().toLowerCase();
  const [clickName = ""] = arrival.clickId.split("=", 1);
  const click = clickKinds[clickName];
  const source = arrival.utmSource ? kindOfSource(arrival.utmSource) : undefined;
  const ref = arrival.refHost ? kindOfHost(arrival.refHost) : undefined;
  const isPaid = paid.test(medium) || click === "search" || click === "social";
  const facts: Facts = { source, ref, medium, click, clickName, isPaid, arrival };
  const rule = channelRules.find(({ id }) => fits[id](facts));
  return rule ? { channel: rule.channel, rule: rule.id } : { channel: "Direct", rule: "14 direct" };
}
