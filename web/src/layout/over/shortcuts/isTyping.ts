/** Where letters mean something else: fields, lists that jump to what is typed, and whatever lies over the screen. */
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

/** A toast is an alert dialog as well, which nobody has to leave. */
const over = "[role=dialog], [role=alertdialog]:not([aria-modal=false])";

export function isTyping(event: Pick<KeyboardEvent, "target">): boolean {
  if (event.target instanceof Element && event.target.closest(taken)) return true;
  // a dialog is open, even if the focus has been lost on the way
  return document.querySelector(over) !== null;
}
