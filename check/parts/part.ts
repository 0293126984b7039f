// A part of `npm run check`: it finds faults and says what to do about them.

export interface Outcome {
  isFine: boolean;
  /** what was found; empty where all is well */
  text: string;
}

export interface Part {
  name: string;
  /** what it proves */
  heading: string;
  /** what to do when it fails */
  remedy: string;
  run(): Promise<Outcome>;
}
