/** Of a route: without them, its address is one text, and no pattern has to be compiled to compare it. */
export const hasParameters = (path: string): boolean => /[:*?]/.test(path);
