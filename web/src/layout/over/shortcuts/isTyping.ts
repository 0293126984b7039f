/** Where letters have another meaning: text fields, lists with type-ahead, and overlays. */
const taken = [
  "input:not([type=checkbox], [type=radio], [type=button])",
  "textarea",
  "select",
  "[contenteditable=true]",
  "[role=menu]",
  "[role=listbox]",
  "[role=combobox]",
  "[role=dialog]",
  "[role=alertdialog]",
].join();

/** A toast is also an alert dialog, but not modal. */
const over = "[role=dialog], [role=alertdialog]:not([aria-modal=false])";

export function isTyping(event: Pick<KeyboardEvent, "target">): boolean {
  if (event.target instanceof Element && event.target.closest(taken)) return true;
  // true while a dialog is open, even if focus was lost
  return document.querySelector(over) !== null;
}
