// The picker's few texts, in the language of the member's browser. The app's own catalogs are not available on the page.
const english = {
  title: "Pick an element",
  intro: "Click the element, or press Tab until it is outlined and then Enter.",
  pageIntro: "Use this page, or click a link to the page.",
  count: (count: number) => (count === 1 ? "Matches 1 element" : `Matches ${count} elements`),
  position: (at: number, count: number) => `${at} of ${count}`,
  usePage: "Use this page",
  browse: "Use the page normally",
  resume: "Pick again",
  close: "Cancel",
  alone: "This page blocks the connection to the app. Copy the selector into the field.",
  copy: "Copy",
};

const german: typeof english = {
  title: "Element auswählen",
  intro: "Klicken Sie auf das Element, oder drücken Sie Tab, bis es umrandet ist, und dann die Eingabetaste.",
  pageIntro: "Verwenden Sie diese Seite, oder klicken Sie auf einen Link zur Seite.",
  count: (count) => (count === 1 ? "Passt auf 1 Element" : `Passt auf ${count} Elemente`),
  position: (at, count) => `${at} von ${count}`,
  usePage: "Diese Seite verwenden",
  browse: "Seite normal bedienen",
  resume: "Weiter auswählen",
  close: "Abbrechen",
  alone: "Diese Seite verhindert die Verbindung zur App. Kopieren Sie den Selektor in das Feld.",
  copy: "Kopieren",
};

export const texts = /^de\b/i.test(navigator.language) ? german : english;
