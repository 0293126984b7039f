// Visits to a site of articles: they start at any article and continue with a certain probability.
import type { Article } from "../data/articles.ts";
import type { Dice } from "./dice.ts";
import { click, type Act, type Step } from "./steps.ts";

interface Habit {
  /** probability of opening another page */
  goOn: number;
  /** the site's custom event, and its probability on a page that is read to the end */
  event: string;
  chance: number;
}

const MOST_PAGES = 9;

export function* readerWalk(site: string, articles: readonly Article[], dice: Dice, habit: Habit): Generator<Step> {
  const isGlance = dice.chance(0.33);
  const read = new Set<Article>();
  for (let page = 0; page < MOST_PAGES; page++) {
    const article = dice.weighted(articles, (candidate) => (read.has(candidate) ? 0.1 : candidate.weight));
    read.add(article);
    const depth = isGlance ? dice.whole(8, 40) : Math.min(100, Math.round(72 * dice.logNormal()));
    const goesOn = !isGlance && dice.chance(habit.goOn);
    const acts: Act[] = [];
    if (depth > 75 && dice.chance(habit.chance))
      acts.push({ type: "event", name: habit.event, props: { page: article.path } });
    if (dice.chance(0.012))
      acts.push({ type: "dead", selector: "figure.photo > img", text: "", x: 512, y: 740, ex: 40, ey: 55 });
    if (!isGlance && dice.chance(0.06))
      acts.push({ type: "outbound", name: "https://www.alpenverein.example/huts", text: "Book a hut" });
    if (goesOn) acts.push(click("nav.more a", "Read next", [420, 2600]));
    yield {
      url: site + article.path,
      title: article.title,
      seconds: isGlance ? dice.between(2, 9) : Math.max(4, article.seconds * 0.55 * dice.logNormal()),
      depth,
      acts,
    };
    if (!goesOn) return;
  }
}
