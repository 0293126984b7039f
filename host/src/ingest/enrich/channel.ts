// Assigns a channel to a visit. The rules are evaluated in order and the first match wins. Its id is stored beside the
// channel, so that the product can explain the channel.
import { channelRules, type Channel, type ChannelRuleId } from "@sightline/schema/rest/data/channelRules";
import { clickKinds, type ClickKind } from "../data/clickIds.ts";
import type { SourceKind } from "../data/sources.ts";
import { mediumOf, type Medium } from "./medium.ts";
import { sourceOfHost, sourceOfName } from "./source.ts";

export interface Arrival {
  /** host of the referrer; empty for none and for the site's own pages */
  refHost: string;
  utmSource: string;
  utmMedium: string;
  utmCampaign: string;
  /** kind and value, such as `gclid=Cj0K` */
  clickId: string;
}

export interface Attribution {
  channel: Channel;
  rule: ChannelRuleId;
  /** the traffic source: the name of a known source, otherwise utm_source or the referring host as sent */
  source: string;
}

interface Facts {
  medium: Medium;
  /** the kind of source that utm_source names */
  named: SourceKind | undefined;
  ref: SourceKind | undefined;
  click: ClickKind | undefined;
  hasFacebookClick: boolean;
  isPaid: boolean;
  arrival: Arrival;
}

const isFrom = ({ named, ref }: Facts, kind: SourceKind) => (named ?? ref) === kind;
const isUnpaid = ({ medium, isPaid }: Facts) => !isPaid && medium.place === undefined;

/** The conditions of the rules, in order. */
const applies: Record<ChannelRuleId, (facts: Facts) => boolean> = {
  affiliate: (f) => f.medium.kind === "affiliate" || f.click === "affiliate",
  sms: (f) => f.medium.kind === "sms" || (!f.medium.kind && isFrom(f, "sms")),
  push: (f) => f.medium.kind === "push" || (!f.medium.kind && isFrom(f, "push")),
  email: (f) => f.medium.kind === "email" || (f.named === "email" && isUnpaid(f)),
  audio: (f) => f.medium.kind === "audio" || (f.named === "audio" && isUnpaid(f)),
  display: (f) =>
    (f.medium.kind === "display" && !(f.isPaid && isFrom(f, "social"))) || f.click === "display" || isFrom(f, "ads"),
  "paid search": (f) =>
    f.isPaid && (f.click === "search" || isFrom(f, "search") || (!f.named && f.medium.place === "search")),
  "paid social": (f) =>
    f.isPaid && (f.click === "social" || isFrom(f, "social") || f.hasFacebookClick || f.medium.place === "social"),
  video: (f) => f.medium.kind === "video" || isFrom(f, "video"),
  ai: (f) => isFrom(f, "ai"),
  "paid other": (f) => f.isPaid,
  "organic social": (f) => f.medium.place === "social" || isFrom(f, "social") || f.hasFacebookClick,
  "organic search": (f) => f.medium.kind === "organic" || isFrom(f, "search"),
  webmail: (f) => f.ref === "email",
  referral: (f) => f.arrival.refHost !== "" || f.medium.kind === "referral",
  "other campaign": ({ arrival }) =>
    `${arrival.utmSource}${arrival.utmMedium}${arrival.utmCampaign}${arrival.clickId}` !== "",
  direct: () => true,
};

export function channelOf(arrival: Arrival): Attribution {
  const medium = mediumOf(arrival.utmMedium);
  const [clickName = ""] = arrival.clickId.split("=", 1);
  const click = clickKinds[clickName];
  const named = arrival.utmSource ? sourceOfName(arrival.utmSource) : undefined;
  const ref = arrival.refHost ? sourceOfHost(arrival.refHost) : undefined;
  const facts: Facts = {
    medium,
    named: named?.kind,
    ref: ref?.kind,
    click,
    hasFacebookClick: clickName === "fbclid",
    isPaid: medium.isPaid || named?.isAd === true || click === "search" || click === "social",
    arrival,
  };
  const rule = channelRules.find(({ id }) => applies[id](facts)) ?? channelRules[channelRules.length - 1];
  return {
    channel: rule?.channel ?? "Direct",
    rule: rule?.id ?? "direct",
    source: arrival.utmSource ? (named?.name ?? arrival.utmSource) : (ref?.name ?? arrival.refHost),
  };
}
