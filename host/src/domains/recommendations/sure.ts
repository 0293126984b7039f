/** Chance alone shows such a difference once in a hundred times: what is recommended must be rarer. */
export const SURE = 0.01;
