// Pages of every kind, recorded in a real browser, replayed there by rrweb and compared with the page as it was.
import { expect, it } from "vitest";
import { recordedSite } from "../testing/recordedSite.ts";
import { DESCRIBE, replay } from "../testing/replayedPage.ts";

const widgets = `<script>
  customElements.define("x-counter", class extends HTMLElement {
    connectedCallback() {
      const root = this.attachShadow({ mode: "open" });
      root.innerHTML = "<style>b { color: rgb(1, 2, 3) }</style><b>0</b><slot></slot>";
      this.onclick = () => (root.querySelector("b").textContent = "clicked");
    }
  });
  customElements.define("x-outer", class extends HTMLElement {
    connectedCallback() { this.attachShadow({ mode: "open" }).innerHTML = "<p>outer</p><x-counter>in a shadow</x-counter>"; }
  });
</script>`;

interface Sample {
  what: string;
  body: string;
  /** what happens on the page after the first snapshot */
  change: string;
}

const samples: Sample[] = [
  {
    what: "a shop that adds, moves, changes and removes elements",
    body: `<ul id="list"><li>One</li><li>Two</li><li>Three</li></ul><p id="price" style="color: red">10</p>`,
    change: `list.append(list.firstElementChild); list.children[0].remove(); price.textContent = "12"; price.style.color = "green";
      list.insertAdjacentHTML("afterbegin", "<li class='new'>Zero <b>bold</b></li>"); price.hidden = true;`,
  },
  {
    what: "nested frames",
    body: `<iframe id="outer" srcdoc="<h2>Frame</h2><iframe srcdoc='<p id=deep>Deep</p>'></iframe>"></iframe>`,
    change: `const inner = document.querySelector("#outer").contentDocument.querySelector("iframe").contentDocument;
      inner.querySelector("#deep").append(" and changed"); document.querySelector("#outer").contentDocument.body.append("Added to the frame");`,
  },
  {
    what: "web components with nested shadow roots",
    body: `${widgets}<x-counter id="counter">light</x-counter><x-outer id="around"></x-outer>`,
    change: `counter.click(); around.shadowRoot.querySelector("x-counter").click(); around.shadowRoot.append("added to the shadow");
      document.body.append(document.createElement("x-counter"));`,
  },
  {
    what: "adopted stylesheets and rules inserted by scripts",
    body: `${widgets}<style id="sheet">.a { color: rgb(9, 9, 9) }</style><p class="a">A</p><p class="b">B</p><x-counter id="counter"></x-counter>
      <script>const sheet1 = new CSSStyleSheet(); sheet1.replaceSync(".b { color: rgb(7, 7, 7) }"); document.adoptedStyleSheets = [sheet1];</script>`,
    change: `sheet.sheet.insertRule(".a { font-weight: 900 }"); sheet1.insertRule(".b { font-style: italic }");
      const own = new CSSStyleSheet(); own.replaceSync("b { color: rgb(5, 5, 5) }"); counter.shadowRoot.adoptedStyleSheets = [own];`,
  },
  {
    what: "dialogs and details",
    body: `<dialog id="modal"><p>Sure?</p></dialog><details id="more"><summary>More</summary>Text</details>`,
    change: `modal.showModal(); more.open = true;`,
  },
  {
    what: "a virtual list that replaces its rows while it scrolls",
    body: `<div id="list" style="height: 200px; overflow: auto"><div style="height: 20000px; position: relative" id="rows"></div></div>
      <script>const draw = () => { const first = Math.floor(list.scrollTop / 20); rows.innerHTML = Array.from({ length: 12 }, (_, n) =>
        "<div style='position: absolute; top: " + (first + n) * 20 + "px'>Row " + (first + n) + "</div>").join(""); }; draw(); list.onscroll = draw;</script>`,
    change: `list.scrollTop = 5000;`,
  },
  {
    what: "a single-page app that changes its view and title",
    body: `<main id="view"><h1>Home</h1></main>`,
    change: `history.pushState({}, "", "/cart"); document.title = "Cart"; view.innerHTML = "<h1>Cart</h1><table><tr><td>Tent</td></tr></table>";`,
  },
  {
    what: "SVG, tables, right-to-left text and characters of every kind",
    body: `<svg id="chart" viewBox="0 0 10 10"><g><path d="M0 0L5 5"></path><use href="#a"></use></g></svg><table><tbody><tr id="row"><td>1</td></tr></tbody></table>
      <p dir="rtl">שלום</p><p>😀 &lt;b&gt; &amp; " ' \\ </p><pre>  two\n  lines</pre>`,
    change: `row.insertCell().textContent = "2"; chart.querySelector("path").setAttribute("d", "M1 1L9 9"); chart.insertAdjacentHTML("beforeend", "<circle r='3'/>");`,
  },
  {
    what: "a canvas, which is recorded without its contents",
    body: `<canvas id="canvas" width="50" height="40"></canvas><script>canvas.getContext("2d").fillRect(0, 0, 50, 40)</script>`,
    change: `canvas.width = 60; canvas.after("After the canvas");`,
  },
];

const site = recordedSite((path, tag) => {
  const sample = samples[Number(path.slice(1))];
  if (!sample) return "<!doctype html><title>Replay</title>";
  return `<!doctype html><html lang="en"><head><title>Page</title>${tag}</head><body>${sample.body}</body></html>`;
});
const { state, visitor, until, events } = site;

it.each(samples.map(({ what }, index) => [what, index] as const))(
  "replays %s as it was",
  async (_, index) => {
    const { context, open, complaints } = await visitor();
    const page = await open(`/${index}`);
    await until(() => events().some(({ type }) => type === 2));
    await page.evaluate(`(() => { ${samples[index]?.change} })()`);
    await page.evaluate(`document.body.append("The end")`);
    await until((chunks) => chunks.some(({ text }) => text.includes("The end")));
    const original = await page.evaluate<string>(`(${DESCRIBE})(document)`);
    await page.goto("about:blank");
    await until((chunks) => chunks.some(({ envelope }) => envelope.is_last));
    expect(JSON.parse(await replay(page, events()))).toEqual(JSON.parse(original));
    expect(complaints).toEqual([]);
    expect(state.failures).toEqual([]);
    await context.close();
  },
  60_000,
);
