/** Converts a contract's path to the router's syntax. */
export const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ":$1");
