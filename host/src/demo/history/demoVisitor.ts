// One simulated visitor: location, browser, and whether it is a human or a bot.
import { zoneOf, type Zone } from "#host/analytics/scope/zone.ts";
import { agents, bots } from "../data/agents.ts";
import { demoPlaces, type DemoCity } from "../data/cities.ts";
import { countries } from "../data/countries.ts";
import { cityZones, countryZones } from "../data/zones.ts";
import { diceOf } from "./dice.ts";

export interface DemoVisitor {
  id: string;
  isBot: boolean;
  country: string;
  /** approximate offset of local time from UTC; determines the time of their visits */
  hours: number;
  /** the city's time zone, as reported by the browser */
  zone: Zone;
  ip: string;
  lang: string;
  userAgent: string;
  screen: readonly [number, number];
}

const citiesOf: ReadonlyMap<string, readonly DemoCity[]> = Map.groupBy(demoPlaces, ({ country }) => country);

const BOT_SHARE = 0.045;

export function demoVisitor(seed: string): DemoVisitor {
  const dice = diceOf("person", seed);
  const isBot = dice.chance(BOT_SHARE);
  const country = dice.weighted(countries, ({ weight }) => weight);
  const agent = dice.weighted(isBot ? bots : agents, ({ weight }) => weight);
  const id = dice.uuid();
  const { city, address } = dice.weighted(citiesOf.get(country.code) ?? [], ({ weight }) => weight);
  return {
    id,
    isBot,
    country: country.code,
    hours: country.hours,
    zone: zoneOf(cityZones[city] ?? countryZones[country.code] ?? null, country.hours),
    ip: address,
    lang: dice.pick(country.langs),
    userAgent: agent.userAgent,
    screen: dice.pick(agent.screens),
  };
}
