/** A rounded number followed by the exact one, for accessible names: the visible text must be part of the name. */
export const exactLabel = (shown: string, exact: string): string => (exact === shown ? exact : `${shown} (${exact})`);
