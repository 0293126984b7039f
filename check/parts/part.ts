// A part of `npm run check`: reports problems and how to fix them.

export interface Outcome {
  isFine: boolean;
  /** the findings; empty if there are none */
  text: string;
}

export interface Part {
  name: string;
  /** what the part proves */
  heading: string;
  /** how to fix failures */
  remedy: string;
  run(): Promise<Outcome>;
}
