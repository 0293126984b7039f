// The check's few texts, in the language of the member's browser. The app's own catalogs are not available on the page.
const english = {
  title: "Check of an event rule",
  found: (count: number) =>
    count === 0 ? "Nothing on this page matches yet" : count === 1 ? "1 element matches" : `${count} elements match`,
  unseen: (count: number) => `${count} of them can't be seen now`,
  otherPage: "The rule does not watch this page",
  notUnderstood: "The browser does not understand this selector",
  isTrue: "The condition is true now",
  isFalse: "The condition is not true now",
  fails: (error: string) => `The condition fails: ${error}`,
  value: (value: number) => `The value is ${value}`,
  noValue: (selector: string) => `There is no number in ${selector}`,
  next: "Show next",
  close: "Close",
};

const german: typeof english = {
  title: "Prüfung einer Ereignisregel",
  found: (count) =>
    count === 0 ? "Noch passt nichts auf dieser Seite" : count === 1 ? "1 Element passt" : `${count} Elemente passen`,
  unseen: (count) => `${count} davon gerade unsichtbar`,
  otherPage: "Die Regel beobachtet diese Seite nicht",
  notUnderstood: "Der Browser versteht diesen Selektor nicht",
  isTrue: "Die Bedingung ist gerade wahr",
  isFalse: "Die Bedingung ist gerade nicht wahr",
  fails: (error) => `Die Bedingung scheitert: ${error}`,
  value: (value) => `Der Wert ist ${value}`,
  noValue: (selector) => `In ${selector} steht keine Zahl`,
  next: "Nächstes zeigen",
  close: "Schließen",
};

export const texts = /^de\b/i.test(navigator.language) ? german : english;
