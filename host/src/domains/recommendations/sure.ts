/** Significance level: recommendations need a difference that occurs by chance in less than one of a hundred cases. */
export const SURE = 0.01;
