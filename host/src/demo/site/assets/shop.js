// The shop's behavior. `siteTracker(...)` is the tracker's command queue: calls before the tracker has loaded are
// queued.
import { addToCart, cartLines, countInCart, emptyCart, euros, removeFromCart } from "./cart.js";
import { startGuide } from "./guide.js";

const one = (selector) => document.querySelector(selector);
const data = JSON.parse(one("#page-data")?.textContent ?? "{}");
const track = (name, props) => window.siteTracker("event", name, props);

function showCount() {
  const badge = one(".cart-count");
  const count = countInCart();
  badge.textContent = String(count);
  badge.hidden = count === 0;
}

if (data.product) {
  one(".add-to-cart").addEventListener("click", () => {
    addToCart(data.product.slug);
    showCount();
    one(".added").textContent = `${data.product.name} is in your cart.`;
    track("add_to_cart", { product: data.product.slug, value: data.product.price, currency: "EUR" });
  });
}

if (data.search?.query) track("search", data.search);

function totalOf(lines) {
  return lines.reduce((sum, { cost }) => sum + cost, 0);
}

const checkout = one(".checkout-form");
if (checkout) {
  const lines = cartLines(data.products);
  const value = totalOf(lines);
  checkout.querySelector(".total strong").textContent = euros(value);
  if (value > 0) track("begin_checkout", { value, currency: "EUR" });
  checkout.addEventListener("submit", (event) => {
    event.preventDefault();
    if (value === 0) {
      checkout.querySelector("[role=status]").textContent = "Your cart is empty: put something into it first.";
      return;
    }
    sessionStorage.setItem("northwind-order", JSON.stringify({ value, items: countInCart() }));
    emptyCart();
    location.assign("/demo/thank-you");
  });
}

const order = one(".thanks") && JSON.parse(sessionStorage.getItem("northwind-order") ?? "null");
if (order) {
  // only once: returning to this page does not repeat the purchase
  sessionStorage.removeItem("northwind-order");
  one(".order").textContent = `Your imaginary parcel for ${euros(order.value)} is on its way.`;
  track("purchase", { ...order, currency: "EUR" });
}

// broken on purpose: after the last picture it throws, which is counted as an error; the simulated history names this line
const gallery = one(".gallery");
let shownPicture = 0;
gallery?.querySelector("button").addEventListener("click", () => showPicture(shownPicture + 1));
function showPicture(index) {
  if (index === 7) {
    throw new RangeError(`Invalid picture index ${index}`);
  }
  gallery.querySelector("svg").style.filter = `hue-rotate(${index * 40}deg)`;
  shownPicture = index;
}

const cart = one(".cart");
if (cart) showCart();
function showCart() {
  const lines = cartLines(data.products);
  cart.querySelector(".empty").hidden = lines.length > 0;
  for (const old of cart.querySelectorAll(".line, .total, .checkout")) old.remove();
  if (lines.length === 0) return;
  for (const { slug, name, count, cost } of lines) {
    const line = document.createElement("div");
    line.className = "line";
    const label = document.createElement("span");
    label.textContent = count > 1 ? `${name} × ${count}` : name;
    const amount = document.createElement("strong");
    amount.textContent = euros(cost);
    const remove = document.createElement("button");
    remove.className = "quiet";
    remove.textContent = "Remove";
    remove.setAttribute("aria-label", `Remove ${name}`);
    remove.addEventListener("click", () => {
      removeFromCart(slug);
      track("remove_from_cart", { product: slug });
      showCart();
      showCount();
    });
    line.append(label, amount, remove);
    cart.append(line);
  }
  const total = document.createElement("p");
  total.className = "total";
  total.innerHTML = "Total <strong></strong>";
  total.querySelector("strong").textContent = euros(totalOf(lines));
  const go = document.createElement("a");
  go.className = "button checkout";
  go.href = "/demo/checkout";
  go.textContent = "To the checkout";
  cart.append(total, go);
}

one(".newsletter form").addEventListener("submit", (event) => {
  event.preventDefault();
  event.target.querySelector("[role=status]").textContent = "Thank you. Nothing was sent, but it was counted.";
  event.target.reset();
  track("newsletter_signup", { place: "footer" });
});

if (one(".guide")) startGuide(one(".guide"), track);
showCount();
