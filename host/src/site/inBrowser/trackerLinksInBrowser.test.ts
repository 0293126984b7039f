// Links to files count as downloads. A click that the browser handles without a change to the page is not a dead click.
import { expect, it } from "vitest";
import { tag, trackedSite } from "../testing/trackedSite.ts";

const links = `
  <a id="pdf" href="/files/Prices%202026.pdf?token=1">Prices</a>
  <a id="zip" href="http://127.0.0.1:9/archive.ZIP" onclick="event.preventDefault()">Archive</a>
  <a id="named" download="report.csv" href="/export">Export</a>
  <a id="data" download="notes.txt" href="data:text/plain,secret">Notes</a>
  <a id="blob" download href="blob:null/1" onclick="event.preventDefault()">Blob</a>
  <a id="icon" href="/files/a.xlsx"><svg width="20" height="20"><rect width="20" height="20"/></svg></a>`;
const quietOnes = `
  <a id="mail" href="mailto:jo@shop.example">Mail</a> <a id="tel" href="tel:+49301">Call</a>
  <a id="script" href="javascript:void 0">Script</a> <a id="hash" href="#here">Here</a>
  <a id="blank" href="/other" target="_blank" onclick="event.preventDefault()">New tab</a>
  <label id="label">Label <input type="checkbox"></label> <details open><summary id="summary">More</summary>Text</details>
  <select id="select"><option>One</option></select> <textarea id="area"></textarea> <input id="check" type="checkbox">
  <form><input required><button id="incomplete">Send</button></form>
  <p id="text" style="cursor: pointer; width: 20em">some words that a visitor selects</p><b id="here"></b>`;

const { visitor, arrived, ofType } = trackedSite((path, tracker) =>
  path.startsWith("/files") || path === "/export"
    ? "a file"
    : `<!doctype html><title>Links</title>${tag(tracker)}${links}${quietOnes}<button id="dead">Dead</button>`,
);

it("records a click on a file link as a download, by its name without the query, and never as a dead click", async () => {
  const { context, open } = await visitor("", { acceptDownloads: false });
  const page = await open("/");
  await arrived("pageview");
  // following these links would leave the test page
  await page.evaluate(`for (const id of ["pdf", "named", "data", "icon"])
    document.querySelector("#" + id).addEventListener("click", (click) => click.preventDefault())`);
  for (const id of ["pdf", "zip", "named", "data", "blob", "icon"]) await page.click(`#${id}`);
  await page.waitForTimeout(1200); // a dead click is reported after a second
  await arrived("event", 6);
  const origin = new URL(page.url()).origin;
  const files = (await ofType("event")).map(({ name, props }) => [name, (JSON.parse(props) as { file: string }).file]);
  expect(files).toEqual([
    ["download", `${origin}/files/Prices%202026.pdf`],
    ["download", "http://127.0.0.1:9/archive.ZIP"],
    ["download", `${origin}/export`],
    ["download", "notes.txt"],
    ["download", "blob:"],
    ["download", `${origin}/files/a.xlsx`],
  ]);
  expect((await ofType("outbound")).map(({ name }) => name)).toEqual(["http://127.0.0.1:9/archive.ZIP"]);
  expect(await ofType("dead")).toEqual([]);
  await context.close();
});

it("records a dead click on an element that looks clickable but does nothing", async () => {
  const { context, open } = await visitor();
  const page = await open("/");
  await arrived("pageview");
  await page.click("#dead");
  await arrived("dead");
  await context.close();
});

it.each([
  "mail",
  "tel",
  "script",
  "hash",
  "blank",
  "label",
  "summary",
  "select",
  "area",
  "check",
  "incomplete",
  "text",
])(
  "records no dead click on an element with a native response: %s",
  async (id) => {
    const { context, open } = await visitor();
    const page = await open("/#here");
    await arrived("pageview");
    // the second click selects a word
    await page.click(`#${id}`, { clickCount: id === "text" ? 2 : 1 });
    await page.waitForTimeout(1100); // a dead click is reported after a second
    await page.goto("about:blank");
    await arrived("leave");
    expect(await ofType("click")).not.toEqual([]);
    expect(await ofType("dead")).toEqual([]);
    await context.close();
  },
  60_000,
);
