/** The URL of one event. */
export const eventAddress = (key: string, value: string): string =>
  `/events/${encodeURIComponent(key)}/${encodeURIComponent(value)}`;
