/** The number of an event rule from the URL; 0, which no rule has, if invalid. */
export const ruleNumber = (text: string | undefined): number => (/^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : 0);
