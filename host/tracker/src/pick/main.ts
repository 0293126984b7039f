// Lets a member who opened the page from the app pick an element for a field of the app. The host responds with this
// script only for a valid token of the project, and the tracker loads it for no other URL.
//
// What is picked is sent by postMessage to the window that opened the page, and only if that window shows the app: the
// browser delivers the message to the origin that the host signed, and to no other. In a frame nothing is shown, so that
// no other website can have visitors click on it. Only what the tracker also stores of a click is read from the page, so
// never a value of a field. The app sends nothing to the page.
import { textOf } from "../clicks/element.ts";
import { formKey } from "../forms/formKey.ts";
import { openOutlines } from "../onPage/outlines.ts";
import { button, openPanel } from "../onPage/panel.ts";
import type { PickTarget } from "@sightline/schema/rest/events/picking";
import { matchesOf, stableSelector } from "./selector.ts";
import { openSurface } from "./surface.ts";
import { linkOf, pathOf, targets } from "./targets.ts";
import { texts } from "./texts.ts";

interface Pick {
  target: PickTarget;
  /** id of this pick, which the app expects once */
  pick: string;
  /** the app's origin */
  app: string;
  /** milliseconds until the picker ends */
  left: number;
}

declare global {
  var siteTrackerPick: Pick | undefined;
}

function open({ target, pick, app, left }: Pick): void {
  const opener: Window | null = window.opener;
  const send = (message: object) => opener?.postMessage({ pick, ...message }, app);
  const { list, of } = targets[target];
  const isPage = target === "page";
  // the tracker does not count clicks on an element with this name
  const place = document.createElement("tracker-check");
  const root = place.attachShadow({ mode: "closed" });
  const outlines = openOutlines(root);
  const selectable = () =>
    matchesOf(list).filter((element) => element !== place && element.getClientRects().length > 0);

  function show(element: Element | undefined): void {
    outlines.surround(element ? [element] : []);
    // what the tracker stores of a form matches in every field for a form
    const selector = element ? (target === "form" ? formKey(element) : stableSelector(element)) : "";
    panel.setCode(element && isPage ? pathOf(element) || linkOf(element) : selector);
    if (!element) return panel.setLines([]);
    const elements = selectable();
    const at = elements.indexOf(element) + 1;
    panel.setLines([
      textOf(element) || element.localName,
      ...(isPage ? [] : [texts.count(matchesOf(selector).length)]),
      ...(at > 0 ? [texts.position(at, elements.length)] : []),
    ]);
  }

  function choose(element: Element): void {
    const form = element.closest("form");
    show(element);
    if (!opener) {
      surface.hidden = true;
      panel.setLines([texts.alone]);
      copy.hidden = false;
      copy.focus();
      return;
    }
    send({
      state: "picked",
      selector: stableSelector(element),
      form: form ? formKey(form) : "",
      text: textOf(element),
      link: linkOf(element),
      page: isPage ? pathOf(element) || linkOf(element) : location.pathname,
    });
    close();
  }

  function usePage(): void {
    send({ state: "picked", selector: "", form: "", text: "", link: "", page: location.pathname });
    close();
  }

  function cancel(): void {
    send({ state: "canceled" });
    close();
  }

  const surface = openSurface(root, { label: texts.title, list: selectable, of, show, pick: choose, cancel });
  // a link of the website opens its page with the picker
  const token = /tracker_check=[\w.-]+/.exec(location.href)?.[0];
  const follow = ({ target: clicked }: Event) => {
    const link = surface.hidden && token && clicked instanceof Element && clicked.closest("a");
    if (!link || link.target || link.origin !== location.origin) return;
    const { pathname, search, hash } = link;
    // a link within the page keeps the picker
    if (pathname + search !== location.pathname + location.search) link.hash = hash ? `${hash}&${token}` : token;
  };
  addEventListener("click", follow, true);
  const browse = button(texts.browse, () => {
    surface.hidden = !surface.hidden;
    browse.textContent = surface.hidden ? texts.resume : texts.browse;
    show(undefined);
    if (!surface.hidden) surface.focus();
  });
  const copy = button(texts.copy, () => void navigator.clipboard?.writeText(panel.code()).catch(() => {}));
  copy.hidden = true;
  const panel = openPanel(root, {
    title: texts.title,
    intro: isPage ? texts.pageIntro : texts.intro,
    actions: [...(isPage && opener ? [button(texts.usePage, usePage)] : []), copy, browse, button(texts.close, cancel)],
  });

  /** Everything outside of a modal dialog is inert. */
  function rise(): void {
    const top = matchesOf("dialog:modal").at(-1) ?? document.documentElement;
    if (place.parentElement === top) return;
    const focused = root.activeElement;
    top.append(place);
    if (focused instanceof HTMLElement) focused.focus();
  }

  let frame = requestAnimationFrame(function draw() {
    rise();
    outlines.follow();
    frame = requestAnimationFrame(draw);
  });
  // the app waits for a response
  const end = setTimeout(cancel, left);

  function close(): void {
    cancelAnimationFrame(frame);
    clearTimeout(end);
    removeEventListener("click", follow, true);
    place.remove();
  }
  rise();
  surface.focus();
  send({ state: "ready" });
}

if (globalThis.siteTrackerPick && window.top === window) open(globalThis.siteTrackerPick);
