// The catalog pages: home, category, product, search.
import { html, raw } from "hono/html";
import { categories, products, type Product } from "../../data/catalog.ts";
import { price, type Html, type Page } from "../layout.ts";
import { landscape, picture } from "../pictures.ts";

function card(product: Product): Html {
  return html`<li class="product-card">
    <a href="/demo/product/${product.slug}">
      ${raw(picture(product))}
      <h2>${product.name}</h2>
      <p>${product.line}</p>
      <p class="price">${price(product.price)}</p>
    </a>
  </li>`;
}

const grid = (list: readonly Product[]) =>
  html`<ul class="grid">
    ${list.map(card)}
  </ul>`;

export function homePage(): Page {
  const favourites = products.filter(({ slug }) =>
    ["ridgeline-32", "meadow-2", "ember-down", "trail-mug"].includes(slug),
  );
  const tiles = Object.entries(categories).map(
    ([slug, { name, line }]) =>
      html`<li>
        <a href="/demo/category/${slug}"><strong>${name}</strong><span>${line}</span></a>
      </li>`,
  );
  return {
    title: "Gear for the long way round",
    body: html`<section class="hero">
        ${raw(landscape)}
        <div>
          <h1>Gear for the long way round</h1>
          <p>Made to be used for years, repaired by us when it breaks.</p>
          <a class="button" href="/demo/category/packs">See the packs</a>
          <a class="button quiet" href="/demo/guide">Help me choose</a>
        </div>
      </section>
      <section>
        <h2>What everybody packs</h2>
        ${grid(favourites)}
      </section>
      <section>
        <h2>Where to begin</h2>
        <ul class="tiles">
          ${tiles}
        </ul>
      </section>`,
  };
}

export function categoryPage(slug: string): Page | undefined {
  const list = products.filter(({ category }) => category === slug);
  const [first] = list;
  if (!first) return undefined;
  const { name, line } = categories[first.category];
  return {
    title: name,
    body: html`<section class="intro">
        <h1>${name}</h1>
        <p>${line}</p>
      </section>
      ${grid(list)}`,
  };
}

export function productPage(slug: string): Page | undefined {
  const product = products.find((each) => each.slug === slug);
  if (!product) return undefined;
  const related = products.filter(({ category, slug: other }) => category === product.category && other !== slug);
  return {
    title: product.name,
    data: { product: { slug, name: product.name, price: product.price } },
    body: html`<nav class="crumbs" aria-label="You are here">
        <a href="/demo/">Shop</a> ›
        <a href="/demo/category/${product.category}">${categories[product.category].name}</a> › ${product.name}
      </nav>
      <article class="product">
        <div class="gallery">${raw(picture(product))}<button class="quiet">Next picture</button></div>
        <div>
          <h1>${product.name}</h1>
          <p class="lead">${product.line}</p>
          <p>${product.text}</p>
          <ul class="facts">
            ${product.facts.map((fact) => html`<li>${fact}</li>`)}
          </ul>
          <p class="price">${price(product.price)}</p>
          <p class="actions">
            <button class="add-to-cart">Add to cart</button>
            <button
              class="size-advice quiet"
              title="This button is broken on purpose: clicks on it are counted as dead clicks"
            >
              Size advice
            </button>
          </p>
          <p role="status" aria-live="polite" class="added"></p>
        </div>
      </article>
      <section>
        <h2>Goes well with</h2>
        ${grid(related)}
      </section>`,
  };
}

export function searchPage(query: string): Page {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = products.filter((product) => {
    const text = `${product.name} ${product.line} ${product.text} ${categories[product.category].name}`.toLowerCase();
    return terms.length > 0 && terms.every((term) => text.includes(term));
  });
  return {
    title: "Search",
    data: { search: { query: query.slice(0, 100), results: found.length } },
    body: html`<section class="intro">
        <h1>${found.length === 1 ? "1 find" : `${found.length} finds`} for “${query}”</h1>
        ${found.length === 0 ? html`<p>Nothing yet. Try “tent”, “pack” or “warm”, or look at <a href="/demo/category/jackets">our jackets</a>.</p>` : ""}
      </section>
      ${grid(found)}`,
  };
}
