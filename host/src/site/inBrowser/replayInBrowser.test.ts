// Pages of every kind, recorded in a real browser, replayed there by rrweb and compared with the page as it was.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { recordedSite } from "../testing/recordedSite.ts";

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

/** The page as text: elements with the attributes that determine their look, texts, shadow roots and frames. */
const DESCRIBE = `(document) => {
  const describe = (node) => {
    if (node.nodeType === 3) return node.data.trim() && [node.data.trim()];
    if (node.nodeType === 9 || node.nodeType === 11) return [...node.childNodes].map(describe).filter(Boolean);
    if (node.nodeType !== 1 || /^(script|noscript|meta)$/.test(node.localName) || /^rr-|replayer/.test(node.className)) return "";
    if (node.localName === "style" && !node.id) return ""; // the player has some of its own
    const names = ["id", "class", "style", "hidden", "open", "d", "r", "dir", "lang", "width", "viewBox"];
    const attributes = names.filter((name) => node.hasAttribute(name)).map((name) => name + "=" + node.getAttribute(name).replace(/\\s+|rrweb-paused|:hover/g, "")).filter((each) => each !== "class=");
    const view = node.ownerDocument.defaultView;
    const { color, fontWeight, fontStyle } = view ? view.getComputedStyle(node) : {};
    const about = [node.localName, ...attributes, color, fontWeight, fontStyle, node.scrollTop].join(" ");
    if (node.localName === "iframe") return [about, describe(node.contentDocument)];
    const inner = node.localName === "style" ? [] : [...node.childNodes].map(describe).filter(Boolean);
    return [about, node.shadowRoot ? ["shadow", describe(node.shadowRoot)] : "", inner].filter(Boolean);
  };
  return JSON.stringify(describe(document.documentElement), null, 1);
}`;

const player = readFileSync(
  new URL("../../../../node_modules/@rrweb/replay/dist/replay.umd.min.cjs", import.meta.url),
  "utf8",
);

async function replay(page: Page): Promise<string> {
  await page.setContent("<!doctype html><body></body>");
  await page.addScriptTag({ content: player });
  return await page.evaluate(`(async () => {
    const events = ${JSON.stringify(events()).replaceAll("<", "\\u003c")};
    const { Replayer } = window.rrweb ?? window.rrwebReplay;
    const replayer = new Replayer(events, { root: document.body, mouseTail: false, showWarning: false });
    replayer.pause(events.at(-1).timestamp - events[0].timestamp + 1000);
    await new Promise((done) => setTimeout(done, 200));
    return (${DESCRIBE})(replayer.iframe.contentDocument);
  })()`);
}

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
    expect(JSON.parse(await replay(page))).toEqual(JSON.parse(original));
    expect(complaints).toEqual([]);
    expect(state.failures).toEqual([]);
    await context.close();
  },
  60_000,
);
