// What the recorder must never send. Every secret of these pages contains the same words, and every byte that the host
// received is searched for them.
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { DEFAULT_RECORDING } from "@sightline/schema/rest/recordings/chunks";
import { recordedSite } from "../testing/recordedSite.ts";

const SECRET = "hunter2";
const secret = (name: string) => `${SECRET}-${name}`;

const form = `
  <form action="/pay?card=${secret("action")}">
    <input id="text" value="${secret("text-value")}">
    <input id="password" type="password" value="${secret("password-value")}">
    <input type="hidden" name="csrf" value="${secret("hidden-value")}">
    <input type="email" value="${secret("email-value")}">
    <input type="number" value="91827364">
    <input type="search" value="${secret("search-value")}">
    <input type="checkbox" value="${secret("checkbox-value")}" checked>
    <input type="radio" name="r" value="${secret("radio-value")}">
    <input id="odd" type="made-up" value="${secret("odd-value")}">
    <textarea id="area">${secret("textarea-value")}</textarea>
    <select id="select"><option value="${secret("option-1")}">One</option><option value="${secret("option-2")}" selected>Two</option></select>
    <div id="editable" contenteditable>${secret("contenteditable")}</div>
  </form>`;
const masked = (attribute: string) => `
  <div ${attribute} class="masked" data-name="${secret("data-name")}" title="${secret("title")}">
    ${secret("text")} <b aria-label="${secret("aria-label")}">${secret("nested")}</b>
    <input placeholder="${secret("placeholder")}" type="submit" value="${secret("submit")}">
    <img alt="${secret("alt")}" src="/${secret("src")}.png"> <a href="/users/${secret("href")}">${secret("link")}</a>
    <svg><title>${secret("svg-title")}</title><text>${secret("svg-text")}</text></svg>
    <iframe srcdoc="<p>${secret("frame")}</p>"></iframe> <x-card></x-card> <details><summary>${secret("summary")}</summary></details>
  </div>`;
const attributes = `
  <button onclick="pay('${secret("onclick")}')" data-token="${secret("data-token")}">Pay</button>
  <meta name="account" content="${secret("meta")}"><!-- ${secret("comment")} -->
  <script type="application/json">{"user": "${secret("script")}"}</script>
  <a id="query" href="https://u:${secret("credential")}@shop.example/a?email=${secret("href-query")}#${secret("fragment")}">A</a>
  <a href="mailto:${secret("mailto")}@mail.example">Mail</a> <a href="/u/${SECRET}@mail.example">Profile</a>
  <a href="javascript:pay('${secret("javascript")}')">Pay</a>
  <img src="/a.png?token=${secret("src-query")}" srcset="/b.png?token=${secret("srcset")} 2x">
  <p style="background: url(https://cdn.example/a.png?sig=${secret("style-query")})">Styled</p>
  <style>.a { background: url("https://cdn.example/b.png?sig=${secret("css-query")}") }</style>
  <iframe srcdoc="<input value='${secret("frame-input")}'><p data-sl-mask>${secret("frame-text")}</p>"></iframe>`;
const cards = `<script>customElements.define("x-card", class extends HTMLElement { connectedCallback() {
  const root = this.attachShadow({ mode: "open" });
  root.innerHTML = "<p>" + "${SECRET}" + "-shadow</p>";
  root.prepend("${SECRET}" + "-shadow-text");
} })</script>`;

const site = recordedSite(
  (_, tag) => `<!doctype html><title>Shop</title>${tag}${cards}<h1 id="shown">Shown</h1>${form}${attributes}
    ${masked("data-sl-mask")} ${masked(`class="rr-mask"`)} ${masked(`id="account"`)} ${masked("data-sl-block").replace("masked", "blocked")}`,
);
const { state, visitor, until, events } = site;

const PROJECT = { ...DEFAULT_RECORDING, mask_selectors: ["#account"], block_selectors: [] };
const received = () => state.chunks.map(({ text }) => text).join("");
const leaked = () => [...new Set(received().match(new RegExp(`.{0,60}${SECRET}.{0,40}`, "g")))];

/** Runs on the page. */
const changes = `
  for (const element of document.querySelectorAll("[data-sl-mask], #account, [data-sl-block]")) {
    element.append("${secret("added")}");
    element.setAttribute("title", "${secret("changed-title")}");
    element.setAttribute("data-more", "${SECRET} changed data");
    const text = element.querySelector("b")?.firstChild;
    if (text) text.textContent = "${secret("changed-text")}";
    element.insertAdjacentHTML("beforeend", '<p title="${secret("new")}"><i>${secret("new-text")}</i></p>');
    element.append(document.createElement("x-card"));
    const root = element.querySelector("x-card")?.shadowRoot;
    root?.append("${secret("into-shadow")}");
    root?.querySelector("p")?.firstChild?.replaceWith("${secret("shadow-change")}");
    element.querySelector("iframe")?.contentDocument?.body.append("${secret("into-frame")}");
  }
  document.querySelector("body > iframe").contentDocument.querySelector("p").append("${secret("into-masked-frame")}");
  document.querySelector("#text").setAttribute("value", "${secret("attribute")}");
  document.querySelector("#odd").value = "${secret("by-script")}";
  document.querySelector("#password").setAttribute("type", "text");
  document.querySelector("#query").setAttribute("href", "/b?email=${SECRET}");
  document.querySelector("#query").setAttribute("onclick", "go('${SECRET}')");
  document.querySelector("style").sheet.insertRule(".b { background: url(https://cdn.example/?sig=${SECRET}) }");
  document.querySelector("#shown").append(" and changed");
  history.pushState({}, "", "/next?token=${SECRET}");`;

async function changeAll(page: Page): Promise<void> {
  await page.fill("#text", secret("typed"));
  await page.locator("#password").pressSequentially(secret("typed-password"));
  await page.fill("#area", secret("typed-area"));
  await page.selectOption("#select", { index: 0 });
  await page.locator("#editable").pressSequentially(secret("typed-editable"));
  await page.check("[type=radio]");
  await page.evaluate(`(() => { ${changes} })()`);
  await page.fill("#password", secret("shown-password"));
}

it("sends no value of a form, nothing of masked and blocked elements, and no personal part of a URL", async () => {
  state.setting = PROJECT;
  const { context, open, complaints } = await visitor();
  const page = await open(`/account?token=${secret("page-query")}`);
  await until(() => events().some(({ type }) => type === 2));
  await changeAll(page);
  await until(() => received().includes(" and changed"));
  await page.evaluate("document.querySelector('#shown').append(' at the end')");
  await page.goto("about:blank");
  await until((chunks) => chunks.some(({ envelope }) => envelope.is_last));
  expect(leaked()).toEqual([]);
  expect(received()).not.toContain("91827364");
  expect(received()).toContain("Shown");
  expect(complaints).toEqual([]);
  await context.close();
});

it("sends no text at all where the project masks all texts", async () => {
  state.setting = { ...DEFAULT_RECORDING, mask_texts: true };
  const { context, open } = await visitor();
  const page = await open("/");
  await until(() => events().some(({ type }) => type === 2));
  await page.evaluate("document.querySelector('#shown').append(' and changed')");
  await until(() => received().includes("*** *******"));
  for (const text of ["Shown", "changed", "Shop", "Styled"]) expect(received()).not.toContain(text);
  expect(leaked()).toEqual([]);
  await context.close();
});

it("masks all texts if a selector of the project is not understood by the browser", async () => {
  state.setting = { ...DEFAULT_RECORDING, mask_selectors: ["#account:is-private("], block_selectors: [".b"] };
  const { context, open } = await visitor();
  await open("/");
  await until(() => events().some(({ type }) => type === 2));
  expect(received()).not.toContain("Shown");
  expect(leaked()).toEqual([]);
  await context.close();
});
