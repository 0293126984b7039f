// A dead click: something that looks clickable was clicked, and for a second nothing changed on the page, nothing was
// navigated, scrolled, focused, selected, submitted or opened.
const WAIT = 1000;
const clickable = "a,button,summary,[role=button],[role=link],[role=tab],[role=menuitem],[onclick],input[type=button]";
const answersByItself = "select,textarea,label,video,audio,input:not([type=button]),[contenteditable],a[download]";
const effects = [
  "scroll",
  "focusin",
  "blur",
  "selectionchange",
  "submit",
  "beforeunload",
  "pagehide",
  "popstate",
  "toggle",
];

function looksClickable(element: Element): boolean {
  if (element.closest(answersByItself)) return false;
  const link = element.closest("a[href]");
  if (link && !/^(https?:|#|\/|\?|\.)/.test(link.getAttribute("href") ?? "#"))
    return !/:/.test(link.getAttribute("href") ?? "");
  return element.closest(clickable) !== null || getComputedStyle(element).cursor === "pointer";
}

let pending: (() => void) | undefined;

/** One at a time: a further click on the page ends the watch of the one before without a verdict. */
export function watchDeadClick(element: Element, isDead: () => void): void {
  pending?.();
  if (!looksClickable(element)) return;
  const from = location.href;
  const observer = new MutationObserver(stop);
  const timer = setTimeout(() => {
    const isSilent = location.href === from && document.visibilityState === "visible";
    stop();
    if (isSilent) isDead();
  }, WAIT);
  const listening = { capture: true, passive: true } as const;

  function stop(): void {
    clearTimeout(timer);
    observer.disconnect();
    for (const name of effects) removeEventListener(name, stop, listening);
    if (pending === stop) pending = undefined;
  }

  pending = stop;
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  // the click itself may move the focus: what it does right now is no answer yet
  setTimeout(() => {
    if (pending === stop) for (const name of effects) addEventListener(name, stop, listening);
  }, 0);
}
