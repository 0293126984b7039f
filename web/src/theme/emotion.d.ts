import type { AppTheme } from "./buildTheme.ts";

declare module "@emotion/react" {
  // An interface, because only interfaces can be augmented.
  export interface Theme extends AppTheme {}
}
