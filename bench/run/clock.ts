/** Milliseconds since 1970 with a fraction, comparable between the processes of one machine. */
export const now = (): number => performance.timeOrigin + performance.now();
