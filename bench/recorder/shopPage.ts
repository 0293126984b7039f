// An ordinary page of a shop: 300 products, something that changes every half second, and a form.
export const shopPage = (tag: string): string => `<!doctype html><html lang="en"><head><title>Shop</title>${tag}
<style>.card { border: 1px solid #ccc; padding: 8px; width: 180px; display: inline-block } .card:hover { background: #eee }</style></head>
<body><h1>Shop</h1><p id="offer">Offer</p><form><input id="search" placeholder="Search"></form><main>${Array.from(
  { length: 300 },
  (_, n) =>
    `<article class="card" data-state="new"><h2>Product ${n}</h2><p>A tent for ${n} people, with a long description of its fabric.</p>
<span class="price">${n * 7} EUR</span><button type="button">Add to cart</button></article>`,
).join("")}</main><ul id="cart"></ul><script>
let n = 0;
setInterval(() => { document.querySelector("#offer").textContent = "Offer " + ++n; }, 500);
document.querySelector("main").onclick = (event) => {
  const item = document.createElement("li");
  item.textContent = event.target.closest("article").querySelector("h2").textContent;
  document.querySelector("#cart").append(item);
};
window.longTasks = [];
new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask", buffered: true });
</script></body></html>`;
