// The contents of the cart, stored by the browser.
const KEY = "northwind-cart";

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}
const write = (cart) => localStorage.setItem(KEY, JSON.stringify(cart));

export const euros = (value) =>
  new Intl.NumberFormat("en-IE", { style: "currency", currency: "EUR", maximumFractionDigits: 0 }).format(value);

export function addToCart(slug) {
  const cart = read();
  write({ ...cart, [slug]: (cart[slug] ?? 0) + 1 });
}

export function removeFromCart(slug) {
  const { [slug]: _removed, ...rest } = read();
  write(rest);
}

export const emptyCart = () => write({});
export const countInCart = () => Object.values(read()).reduce((sum, count) => sum + count, 0);

export function cartLines(products) {
  const cart = read();
  return products
    .filter(({ slug }) => cart[slug] > 0)
    .map(({ slug, name, price }) => ({ slug, name, count: cart[slug], cost: cart[slug] * price }));
}
