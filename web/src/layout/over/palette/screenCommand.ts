export const screenCommand = (path: string): string => `screen:${path}`;
