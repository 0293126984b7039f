/** Addresses of what a number counts. Both are absent where the viewer has no such list. */
export interface Drilldown {
  visitors?: string;
  recordings?: string;
}
