// What the recorded visitors do on the pages of the demo shop.
import type { Hand } from "./hand.ts";

const address = [
  ["#name", "Robin Fell"],
  ["#email", "robin.fell@example.com"],
  ["#street", "Mill Lane 4"],
  ["#city", "Keswick"],
] as const;

async function fill(hand: Hand, fields: readonly (readonly [string, string])[]): Promise<void> {
  for (const [selector, text] of fields) await hand.type(selector, text);
}

/** From a product's page to the checkout. */
async function toTheCheckout(hand: Hand): Promise<void> {
  await hand.click("button.add-to-cart");
  await hand.pause(1);
  await hand.follow("a.cart-link");
  await hand.look(".cart .total", 2);
  await hand.follow(".cart a.checkout");
}

export async function buy(hand: Hand): Promise<void> {
  await toTheCheckout(hand);
  await fill(hand, address);
  await hand.look(".checkout-form .total", 1.5);
  await hand.follow(".checkout-form button");
  await hand.look(".thanks .order", 3);
}

/** Fills half of the form, returns to its beginning and leaves. */
export async function abandon(hand: Hand): Promise<void> {
  await toTheCheckout(hand);
  await fill(hand, address.slice(0, 2));
  await hand.click("#street");
  await hand.pause(4);
  await hand.look(".checkout-form .total", 3);
  await hand.scroll(-300);
  await hand.follow("header a.brand");
  await hand.pause(3);
}

export async function rage(hand: Hand): Promise<void> {
  await hand.look(".product .price", 2);
  await hand.click("button.size-advice");
  await hand.pause(2);
  await hand.clickFast("button.size-advice", 6);
  await hand.pause(1.5);
  await hand.clickFast("button.size-advice", 4);
  await hand.pause(2);
}

/** Looks at the pictures until the gallery fails. */
export async function seeAllPictures(hand: Hand): Promise<void> {
  for (let picture = 0; picture < 8; picture++) {
    await hand.click(".gallery button");
    await hand.pause(0.5);
  }
  await hand.pause(2);
}

export async function readStory(hand: Hand): Promise<void> {
  for (let part = 0; part < 4; part++) {
    await hand.scroll(420);
    await hand.pause(2.5);
  }
}

export async function answerGuide(hand: Hand): Promise<void> {
  await hand.look(".guide .question", 2);
  await hand.click(".answers button:nth-child(2)");
  await hand.pause(2);
  await hand.click(".answers button:nth-child(3)");
  await hand.look(".guide .question", 2);
  await hand.follow(".answers a.button");
}

export const search = (hand: Hand, query: string) => hand.submit(".search input", query);
export const product = (slug: string) => `.product-card a[href$='${slug}']`;
