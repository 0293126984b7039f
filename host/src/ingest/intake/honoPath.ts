/** A contract's path as the router writes it. */
export const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1");
