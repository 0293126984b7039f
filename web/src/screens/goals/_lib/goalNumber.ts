/** The number of a goal from the URL; 0, which no goal has, if invalid. */
export const goalNumber = (text: string | undefined): number => (/^[1-9]\d{0,8}$/.test(text ?? "") ? Number(text) : 0);
