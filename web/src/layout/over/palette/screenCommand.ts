/** The id of the command that opens a screen. */
export const screenCommand = (path: string): string => `screen:${path}`;
