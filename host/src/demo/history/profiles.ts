// The demo company's three sites and the profiles of their visits.
import type { Dice } from "./dice.ts";
import type { Step, WalkedBy } from "./steps.ts";
import { readerWalk } from "./readerWalk.ts";
import { shopWalk } from "./shopWalk.ts";
import { help, journal } from "../data/articles.ts";

export interface SiteProfile {
  key: string;
  name: string;
  kind: "shop" | "journal" | "help";
  timezone: string | null;
  visitsPerDay: number;
  /** Monday to Sunday, relative to an average day */
  weekdays: readonly number[];
  saleFactor: number;
  /** share of visits by returning visitors */
  returning: number;
  walk(dice: Dice, who: WalkedBy): Iterable<Step>;
}

/** `shopUrl`: the actual URL of the demo site, so that live visits and the history have the same URLs. */
export function siteProfiles(shopUrl: string): SiteProfile[] {
  return [
    {
      key: "demo-shop",
      name: "Northwind Shop",
      kind: "shop",
      timezone: null,
      visitsPerDay: 130,
      weekdays: [0.94, 0.9, 0.92, 0.97, 1, 1.16, 1.24],
      saleFactor: 1.75,
      returning: 0.34,
      walk: (dice, who) => shopWalk(shopUrl, dice, who),
    },
    {
      key: "demo-journal",
      name: "Northwind Journal",
      kind: "journal",
      timezone: "Europe/Berlin",
      visitsPerDay: 62,
      weekdays: [0.9, 0.88, 0.95, 1, 0.92, 1.05, 1.34],
      saleFactor: 1.15,
      returning: 0.27,
      walk: (dice) =>
        readerWalk("https://journal.northwind.example", journal, dice, {
          goOn: 0.42,
          event: "newsletter_signup",
          chance: 0.035,
        }),
    },
    {
      key: "demo-help",
      name: "Northwind Help",
      kind: "help",
      timezone: "Europe/Berlin",
      visitsPerDay: 54,
      weekdays: [1.28, 1.2, 1.14, 1.1, 1.02, 0.62, 0.6],
      saleFactor: 1.3,
      returning: 0.2,
      walk: (dice) =>
        readerWalk("https://help.northwind.example", help, dice, { goOn: 0.5, event: "article_helpful", chance: 0.16 }),
    },
  ];
}
