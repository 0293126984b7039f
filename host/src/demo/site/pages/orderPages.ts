// From the cart to the thank-you page. Only the browser knows the contents of the cart, so the page's script renders
// them.
import { html } from "hono/html";
import { products } from "../../data/catalog.ts";
import type { Page } from "../layout.ts";

const prices = { products: products.map(({ slug, name, price }) => ({ slug, name, price })) };

export const cartPage: Page = {
  title: "Your cart",
  data: prices,
  body: html`<section class="intro"><h1>Your cart</h1></section>
    <div class="cart" aria-live="polite">
      <p class="empty">Your cart is empty. <a href="/demo/category/packs">Look at the packs</a></p>
    </div>`,
};

const field = (id: string, label: string, type: string, autocomplete: string) =>
  html`<p>
    <label for="${id}">${label}</label
    ><input id="${id}" name="${id}" type="${type}" autocomplete="${autocomplete}" required />
  </p>`;

export const checkoutPage: Page = {
  title: "Checkout",
  data: prices,
  body: html`<section class="intro">
      <h1>Checkout</h1>
      <p>Write whatever you like: nothing is sent and nothing is charged.</p>
    </section>
    <form class="checkout-form" id="checkout">
      ${field("name", "Name", "text", "name")} ${field("email", "Email", "email", "email")}
      ${field("street", "Street and number", "text", "street-address")}
      ${field("city", "Town", "text", "address-level2")}
      <p class="total">Total <strong></strong></p>
      <button>Buy now</button>
      <p role="status" aria-live="polite"></p>
    </form>`,
};

export const thankYouPage: Page = {
  title: "Thank you",
  body: html`<section class="intro thanks">
    <h1>Thank you</h1>
    <p class="order">Your imaginary parcel is on its way.</p>
    <p><a class="button" href="/demo/blog/packing-for-three-days">While you wait: packing for three days</a></p>
  </section>`,
};
