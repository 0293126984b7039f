// A dead click: an element that looks clickable was clicked, and for a second nothing on the page changed, and nothing
// was navigated, scrolled, focused, selected, submitted or opened.
const WAIT = 1000;
const clickable = "a,button,[role=button],[role=link],[role=tab],[role=menuitem],[onclick],input[type=button]";
/**
 * Elements that the browser handles without a change of the page: controls, links to other windows and to anchors on
 * the page.
 */
const answersByItself =
  "select,textarea,label,summary,video,audio,canvas,input:not([type=button]),[contenteditable],a[target]:not([target=_self]),a[href*='#']:not([href='#'])";
const effects = [
  "scroll",
  "focusin",
  "blur",
  "selectionchange",
  "submit",
  "invalid",
  "beforeunload",
  "pagehide",
  "popstate",
  "toggle",
];

function looksClickable(element: Element): boolean {
  if (element.closest(answersByItself)) return false;
  return element.closest(clickable) !== null || getComputedStyle(element).cursor === "pointer";
}

/** With a modifier key, a link opens in another tab; with text selected, the click ended a selection. */
const isForSomethingElse = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey || String(getSelection());

let pending: (() => void) | undefined;

/** Watches one click at a time: another click on the page ends the previous watch without a result. */
export function watchDeadClick(element: Element, click: MouseEvent, isDead: () => void): void {
  pending?.();
  if (isForSomethingElse(click) || !looksClickable(element)) return;
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
  // the click itself may move the focus, so synchronous effects don't count as a reaction
  setTimeout(() => {
    if (pending === stop) for (const name of effects) addEventListener(name, stop, listening);
  }, 0);
}
