// Visits to the shop: they start at the home page, a category, a product or a blog post, browse a few pages, and
// sometimes reach the thank-you page.
import { products, type Product } from "../data/catalog.ts";
import type { Dice } from "./dice.ts";
import { shopPages } from "./shopPages.ts";
import type { Step, WalkedBy } from "./steps.ts";

type Place = "home" | "category" | "product" | "search" | "post" | "guide" | "leave";

const entries: readonly (readonly [Place, number])[] = [
  ["home", 40],
  ["category", 20],
  ["product", 26],
  ["post", 11],
  ["guide", 3],
];

const onward: Record<Exclude<Place, "leave">, readonly (readonly [Place, number])[]> = {
  home: [
    ["category", 44],
    ["product", 20],
    ["search", 9],
    ["guide", 5],
    ["post", 5],
    ["leave", 17],
  ],
  category: [
    ["product", 60],
    ["category", 14],
    ["home", 4],
    ["search", 4],
    ["leave", 18],
  ],
  product: [
    ["product", 23],
    ["category", 20],
    ["home", 6],
    ["search", 5],
    ["leave", 46],
  ],
  search: [
    ["product", 58],
    ["search", 10],
    ["category", 8],
    ["leave", 24],
  ],
  post: [
    ["product", 24],
    ["category", 12],
    ["post", 10],
    ["home", 6],
    ["leave", 48],
  ],
  guide: [
    ["product", 62],
    ["category", 14],
    ["leave", 24],
  ],
};

const MOST_PAGES = 22;

export function* shopWalk(site: string, dice: Dice, who: WalkedBy): Generator<Step> {
  const pages = shopPages(site, dice);
  const eager = who.eager * (who.isReturning ? 1.35 : 1) * (who.isSale ? 1.2 : 1);
  const cart: Product[] = [];
  const isGlance = dice.chance(0.38 / eager);
  let place: Place = dice.weighted(entries, ([, weight]) => weight)[0];
  for (let count = 0; place !== "leave" && count < MOST_PAGES; count++) {
    const step = stepAt(place, pages, dice);
    if (isGlance) return void (yield { ...step, seconds: dice.between(1.5, 9), depth: dice.whole(5, 30), acts: [] });
    if (step.product && dice.chance(Math.min(0.4, 0.085 * eager))) {
      cart.push(step.product);
      step.acts.push(...pages.addToCart(step.product));
    }
    if (dice.chance(0.012)) step.acts.push(...pages.subscribe());
    if (dice.chance(0.02))
      step.acts.push({ type: "outbound", name: "https://www.instagram.com/northwind.example", text: "Instagram" });
    yield step;
    if (cart.length > 0 && dice.chance(0.45)) break;
    place = dice.weighted(onward[place], ([next, weight]) => (next === "leave" ? weight / eager : weight))[0];
  }
  if (cart.length > 0) yield* buy(cart, pages, dice, who);
}

type ShopPages = ReturnType<typeof shopPages>;

function stepAt(place: Exclude<Place, "leave">, pages: ShopPages, dice: Dice): Step & { product?: Product } {
  if (place === "product") {
    // the first products of the catalog are the most popular
    const product = dice.weighted(products, (each) => 14 - products.indexOf(each));
    return { ...pages.product(product), product };
  }
  if (place === "category")
    return pages.category(dice.weighted(products, ({ category }) => (category === "packs" ? 3 : 1)).category);
  return pages[place]();
}

function* buy(cart: readonly Product[], pages: ShopPages, dice: Dice, who: WalkedBy): Generator<Step> {
  yield pages.cart();
  if (!dice.chance(0.62)) return;
  const value = cart.reduce((sum, { price }) => sum + price, 0);
  const checkout = pages.checkout(value);
  // the old checkout had a coupon field that failed for some visitors
  if (!who.hasNewCheckout && dice.chance(0.2)) checkout.acts.push(pages.couponError());
  yield checkout;
  if (dice.chance(who.hasNewCheckout ? 0.66 : 0.46)) yield pages.thankYou(value, cart.length);
}
