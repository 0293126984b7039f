/** A rounded number with every digit, for names that are read out: what is seen must be part of what is said. */
export const exactLabel = (shown: string, exact: string): string => (exact === shown ? exact : `${shown} (${exact})`);
