/** The number of a goal in an address; 0, which no goal has, where it is none. */
export const goalNumber = (text: string | undefined): number => (/^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : 0);
