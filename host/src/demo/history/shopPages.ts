// The pages of the demo shop in the history, with the acts of visitors on each page.
import { shopPosts } from "../data/articles.ts";
import { categories, products, type Product } from "../data/catalog.ts";
import type { Dice } from "./dice.ts";
import { click, type Act, type Step } from "./steps.ts";

export const SEARCHES = ["tent", "backpack", "rain jacket", "down jacket", "stove", "gloves", "kids backpack"] as const;
const CURRENCY = "EUR";
/** Elements of the shop's pages (host/src/demo/site), as the tracker names them. */
const HERO_LINK = "#content>section.hero:nth-of-type(1)>div>a.button:nth-of-type(1)";
const FIRST_PRODUCT = "ul.grid>li.product-card:nth-of-type(1)>a>h2";
const NEXT_PICTURE = "#content>article.product>div.gallery:nth-of-type(1)>button.quiet";
const ACTIONS = "#content>article.product>div:nth-of-type(2)>p.actions:nth-of-type(4)";
export const SHOP_NAME = "Northwind Outdoor";

export function shopPages(site: string, dice: Dice) {
  const page = (path: string, title: string, seconds: number, acts: Act[] = []): Step => ({
    url: site + path,
    title: `${title} · ${SHOP_NAME}`,
    seconds: Math.max(2, seconds * dice.logNormal()),
    depth: Math.min(100, Math.round(58 * dice.logNormal())),
    acts,
  });
  return {
    home: () =>
      page(
        "/",
        "Gear for the long way round",
        24,
        dice.chance(0.3) ? [click(HERO_LINK, "See the packs", [300, 480])] : [],
      ),
    category: (slug: Product["category"]) =>
      page(
        `/category/${slug}`,
        categories[slug].name,
        32,
        dice.chance(0.35)
          ? [click(FIRST_PRODUCT, products.find(({ category }) => category === slug)?.name ?? "", [620, 710])]
          : [],
      ),
    product: (product: Product) => {
      const acts: Act[] = [];
      if (dice.chance(0.4)) acts.push(click(NEXT_PICTURE, "Next picture", [410, 520]));
      if (dice.chance(0.05))
        acts.push({
          type: "dead",
          selector: `${ACTIONS}>button.size-advice:nth-of-type(2)`,
          text: "Size advice",
          x: 860,
          y: 640,
          ex: 48,
          ey: 52,
        });
      if (dice.chance(0.014))
        acts.push({
          type: "rage",
          selector: `${ACTIONS}>button.size-advice:nth-of-type(2)`,
          text: "Size advice",
          x: 860,
          y: 640,
          ex: 50,
          ey: 50,
          value: dice.whole(3, 7),
        });
      if (dice.chance(0.011)) acts.push(galleryError(site));
      return page(`/product/${product.slug}`, product.name, 48, acts);
    },
    search: () => {
      const query = dice.pick(SEARCHES);
      const results = products.filter((product) =>
        `${product.name} ${product.line}`.toLowerCase().includes(query),
      ).length;
      return page("/search", "Search", 18, [{ type: "event", name: "search", props: { query, results } }]);
    },
    post: () => {
      const post = dice.weighted(shopPosts, ({ weight }) => weight);
      return page(post.path.replace("/demo", ""), post.title, post.seconds * 0.6);
    },
    guide: () => page("/guide", "Find your pack", 20),
    cart: () => page("/cart", "Your cart", 22, [click("#content>div.cart>a.button", "To the checkout", [980, 540])]),
    checkout: (value: number) =>
      page("/checkout", "Checkout", 70, [{ type: "event", name: "begin_checkout", value, currency: CURRENCY }]),
    thankYou: (value: number, items: number) =>
      page("/thank-you", "Thank you", 16, [
        { type: "event", name: "purchase", value, currency: CURRENCY, props: { items } },
      ]),
    addToCart: (product: Product): Act[] => [
      click(`${ACTIONS}>button.add-to-cart:nth-of-type(1)`, "Add to cart", [900, 560]),
      {
        type: "event",
        name: "add_to_cart",
        value: product.price,
        currency: CURRENCY,
        props: { product: product.slug },
      },
    ],
    subscribe: (): Act[] => [
      click(".newsletter button", "Subscribe", [640, 2900]),
      { type: "event", name: "newsletter_signup", props: { place: "footer" } },
    ],
    couponError: (): Act => ({
      type: "error",
      name: "TypeError",
      message: "Cannot read properties of undefined (reading 'percent')",
      stack: `TypeError: Cannot read properties of undefined (reading 'percent')\n    at applyCoupon (${site}/assets/shop.js:118:24)`,
    }),
  };
}

function galleryError(site: string): Act {
  return {
    type: "error",
    name: "RangeError",
    message: "Uncaught RangeError: Invalid picture index 7",
    // where the shop's script throws it
    stack: `RangeError: Invalid picture index 7\n    at showPicture (${site}/assets/shop.js:64:11)`,
  };
}
