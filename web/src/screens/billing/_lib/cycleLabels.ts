export type Cycle = "MONTH" | "YEAR";

export const isYearly = (cycle: string): boolean => cycle === "YEAR";

/** As used in URLs: `?plan=2&cycle=year`. */
export const cycleOf = (text: string | null): Cycle => (text === "year" ? "YEAR" : "MONTH");
export const checkoutPath = (planId: number, cycle: string, base = "/checkout"): string =>
  `${base}?plan=${planId}&cycle=${isYearly(cycle) ? "year" : "month"}`;
