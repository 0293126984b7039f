// The recorded visits to the demo shop. Together they see its main pages on computers, tablets and phones, and meet what
// a recording is for: dead and rage clicks, an abandoned form, errors.
import { abandon, answerGuide, buy, product, rage, readStory, search, seeAllPictures } from "./acts.ts";
import type { Hand } from "./hand.ts";

const chrome = (system: string, mobile = "") =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 ${mobile}Safari/537.36`;

export interface Device {
  screen: { width: number; height: number };
  userAgent: string;
  isMobile: boolean;
}

export const devices = {
  laptop: {
    screen: { width: 1440, height: 900 },
    userAgent: chrome("Macintosh; Intel Mac OS X 10_15_7"),
    isMobile: false,
  },
  desktop: { screen: { width: 1920, height: 1080 }, userAgent: chrome("Windows NT 10.0; Win64; x64"), isMobile: false },
  tablet: { screen: { width: 820, height: 1180 }, userAgent: chrome("Linux; Android 14; SM-X710"), isMobile: true },
  phone: { screen: { width: 390, height: 844 }, userAgent: chrome("Linux; Android 10; K", "Mobile "), isMobile: true },
} satisfies Record<string, Device>;

export interface Visit {
  name: string;
  device: keyof typeof devices;
  walk(hand: Hand): Promise<void>;
}

const GOOGLE = "https://www.google.com/";
const FORUM = "https://www.reddit.com/r/hiking/";

const onComputers: Visit[] = [
  {
    name: "laptop-buys-a-pack",
    device: "laptop",
    async walk(hand) {
      await hand.open("/", GOOGLE);
      await hand.look(".hero h1", 2);
      await hand.follow(".hero a.button");
      await hand.scroll(300);
      await hand.follow(product("ridgeline-32"));
      await hand.click(".gallery button");
      await hand.look(".facts", 3);
      await buy(hand);
    },
  },
  {
    name: "desktop-dead-button",
    device: "desktop",
    async walk(hand) {
      await hand.open("/product/meadow-2", GOOGLE);
      await rage(hand);
      await hand.follow(".crumbs a:nth-child(2)");
      await hand.scroll(400);
      await hand.follow(product("summit-1"));
      await hand.look(".facts", 3);
    },
  },
  {
    name: "laptop-abandons-checkout",
    device: "laptop",
    async walk(hand) {
      await hand.open("/product/ridgeline-32", FORUM);
      await hand.look(".lead", 2);
      await abandon(hand);
    },
  },
  {
    name: "desktop-gallery-fails",
    device: "desktop",
    async walk(hand) {
      await hand.open("/category/packs");
      await hand.follow(product("long-haul-55"));
      await seeAllPictures(hand);
      await hand.follow("header a.brand");
      await hand.scroll(900);
      await hand.pause(2);
    },
  },
  {
    name: "laptop-searches",
    device: "laptop",
    async walk(hand) {
      await hand.open("/");
      await search(hand, "tent");
      await hand.look(product("meadow-2"), 2);
      await search(hand, "stove");
      await hand.follow(product("quick-boil"));
      await hand.click(".gallery button");
      await hand.look(".price", 3);
    },
  },
  {
    name: "desktop-takes-the-guide",
    device: "desktop",
    async walk(hand) {
      await hand.open("/guide?utm_source=newsletter&utm_medium=email&utm_campaign=spring");
      await answerGuide(hand);
      await hand.look(".facts", 3);
      await hand.click("button.add-to-cart");
      await hand.follow("a.cart-link");
      await hand.click(".cart .line button");
      await hand.pause(3);
    },
  },
  {
    name: "laptop-reads-a-story",
    device: "laptop",
    async walk(hand) {
      await hand.open("/blog/");
      await hand.follow(".tiles a");
      await readStory(hand);
      await hand.follow(".story a.button");
      await hand.click("button.size-advice");
      await hand.pause(3);
    },
  },
];

const onTablets: Visit[] = [
  {
    name: "tablet-buys-a-tent",
    device: "tablet",
    async walk(hand) {
      await hand.open("/", GOOGLE);
      await hand.scroll(700);
      await hand.follow(".tiles a[href$='tents']");
      await hand.follow(product("meadow-2"));
      await hand.pause(3);
      await buy(hand);
    },
  },
  {
    name: "tablet-dead-button",
    device: "tablet",
    async walk(hand) {
      await hand.open("/category/packs", FORUM);
      await hand.scroll(500);
      await hand.follow(product("ridgeline-32"));
      await rage(hand);
    },
  },
  {
    name: "tablet-reads-and-searches",
    device: "tablet",
    async walk(hand) {
      await hand.open("/blog/packing-for-three-days", GOOGLE);
      await readStory(hand);
      await search(hand, "backpack");
      await hand.follow(product("city-trail-18"));
      await seeAllPictures(hand);
    },
  },
  {
    name: "tablet-takes-the-guide",
    device: "tablet",
    async walk(hand) {
      await hand.open("/guide");
      await answerGuide(hand);
      await abandon(hand);
    },
  },
];

const onPhones: Visit[] = [
  {
    name: "phone-buys-a-mug",
    device: "phone",
    async walk(hand) {
      await hand.open("/", GOOGLE);
      await hand.scroll(900);
      await hand.follow(product("trail-mug"));
      await hand.pause(2);
      await buy(hand);
    },
  },
  {
    name: "phone-dead-button",
    device: "phone",
    async walk(hand) {
      await hand.open("/category/packs", GOOGLE);
      await hand.scroll(600);
      await hand.follow(product("ridgeline-32"));
      await hand.scroll(400);
      await rage(hand);
    },
  },
  {
    name: "phone-abandons-checkout",
    device: "phone",
    async walk(hand) {
      await hand.open("/product/ember-down?utm_source=instagram&utm_medium=social&utm_campaign=winter");
      await hand.scroll(500);
      await abandon(hand);
    },
  },
  {
    name: "phone-gallery-fails",
    device: "phone",
    async walk(hand) {
      await hand.open("/guide", FORUM);
      await answerGuide(hand);
      await seeAllPictures(hand);
    },
  },
  {
    name: "phone-reads-and-subscribes",
    device: "phone",
    async walk(hand) {
      await hand.open("/blog/packing-for-three-days");
      await readStory(hand);
      await hand.type("#letter-mail", "robin.fell@example.com");
      await hand.click(".newsletter button");
      await hand.pause(3);
    },
  },
];

export const visits: Visit[] = [...onComputers, ...onTablets, ...onPhones];
