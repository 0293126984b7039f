// All visits to a site on one day (UTC). A day is generated only from its number, so it can be generated again at any
// time and in any order with the same result.
import { arrivals, type ArrivalSource } from "../data/arrivals.ts";
import type { Campaign } from "#tracker/campaign.ts";
import { diceOf, type Dice } from "./dice.ts";
import { demoVisitor, type DemoVisitor } from "./demoVisitor.ts";
import type { SiteProfile } from "./profiles.ts";
import type { Visit } from "./visit.ts";
import { isSale, NEW_CHECKOUT, visitsOn } from "./volume.ts";

export const DAY = 86_400_000;

/** The share of a day's visits that begin in each hour of the visitor's local time. */
const HOURS = [6, 4, 2, 1, 1, 2, 5, 11, 18, 25, 30, 31, 33, 29, 27, 27, 29, 33, 38, 44, 49, 43, 28, 14];
const hoursOfDay = HOURS.map((weight, hour) => ({ weight, hour }));

/** Visitors return within about three weeks. */
const COMES_BACK = 21;

/** The visitor of visit `index` of a day: a new one, or a visitor of an earlier day. */
function visitorOf(
  profile: SiteProfile,
  day: number,
  index: number,
  origin: number,
): { visitor: DemoVisitor; isReturning: boolean } {
  let [at, which] = [day, index];
  for (;;) {
    const dice = diceOf("visitor", profile.key, at, which);
    if (at <= origin || !dice.chance(profile.returning)) break;
    at = Math.max(origin, at - dice.whole(1, COMES_BACK));
    which = dice.whole(0, visitsOn(profile, at, at - origin) - 1);
  }
  return { visitor: demoVisitor(`${profile.key}|${at}|${which}`), isReturning: at !== day || which !== index };
}

function campaignOf(source: ArrivalSource, dice: Dice): Campaign {
  const { utm, click } = source;
  return {
    ...(utm && { utm_source: utm.source, utm_medium: utm.medium, utm_campaign: dice.pick(utm.campaigns) }),
    ...(utm?.content && { utm_content: utm.content }),
    ...(utm?.term && { utm_term: utm.term }),
    ...(click && { click_id: `${click}=${dice.uuid().replaceAll("-", "")}` }),
  };
}

/** `origin`: first day of the whole history, in days since 1970. */
export function* visitsOfDay(
  profile: SiteProfile,
  day: number,
  origin: number,
): Generator<{ visit: Visit; dice: Dice }> {
  const age = day - origin;
  for (let index = 0; index < visitsOn(profile, day, age); index++) {
    const dice = diceOf("visit", profile.key, day, index);
    const { visitor, isReturning } = visitorOf(profile, day, index, origin);
    const source = dice.weighted(arrivals, ({ weight }) => weight[profile.kind]);
    const { hour } = dice.weighted(hoursOfDay, ({ weight }) => weight);
    const clock = (((hour + dice.next() - visitor.hours) % 24) + 24) % 24;
    const who = { eager: source.eager, isReturning, hasNewCheckout: age >= NEW_CHECKOUT, isSale: isSale(age) };
    const campaign = campaignOf(source, dice);
    const start = Math.round(day * DAY + (clock / 24) * DAY);
    yield { visit: { visitor, start, ref: source.ref, campaign, age, steps: profile.walk(dice, who) }, dice };
  }
}
