// The number of visits to a site on a day: its size, the weekday, slow growth, a sale with more visits, and random
// variation.
import { diceOf } from "./dice.ts";
import type { SiteProfile } from "./profiles.ts";

/** Days after the first day of the history. */
export const SALE_FIRST = 62;
const SALE_LAST = 66;
/** From this day on, more of the visitors who begin the checkout complete it. */
export const NEW_CHECKOUT = 41;

const GROWTH_DAYS = 90;
const GROWTH = 0.55;

export const isSale = (age: number) => age >= SALE_FIRST && age <= SALE_LAST;

/** `day`: days since 1970; `age`: days since the first day of the history. */
export function visitsOn(profile: SiteProfile, day: number, age: number): number {
  const weekday = (day + 3) % 7; // 1970 began on a Thursday; 0 is Monday
  const grown = 1 - GROWTH / 2 + (GROWTH * Math.min(age, 2 * GROWTH_DAYS)) / GROWTH_DAYS;
  const luck = diceOf("luck", profile.key, day).between(0.86, 1.14);
  const sale = isSale(age) ? profile.saleFactor : 1;
  return Math.max(1, Math.round(profile.visitsPerDay * (profile.weekdays[weekday] ?? 1) * grown * luck * sale));
}
