// Comments that visitors of recorded visits to the demo shop left, about an element that did not do what they expected.

export interface RecordedComment {
  /** the recorded visit */
  visit: string;
  id: string;
  /** after the visit's beginning, in ms, while the page of the element is open */
  at: number;
  /** 1 (worst) to 5 (best) */
  rating: number;
  en: string;
  de: string;
}

export const recordedComments: readonly RecordedComment[] = [
  {
    ...{ visit: "desktop-dead-button", id: "01a2073f-dfb9-42e1-8714-7c35a54fc7c1", at: 16_500, rating: 2 },
    en: "The size advice does not open. Which size fits four people?",
    de: "Die Größenberatung öffnet sich nicht. Welche Größe passt für vier Personen?",
  },
];
