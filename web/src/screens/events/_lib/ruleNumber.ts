/** The number of an event rule in an address; 0, which no rule has, where it is none. */
export const ruleNumber = (text: string | undefined): number => (/^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : 0);
