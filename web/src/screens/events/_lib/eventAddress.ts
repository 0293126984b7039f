/** Where one event is shown. */
export const eventAddress = (key: string, value: string): string =>
  `/events/${encodeURIComponent(key)}/${encodeURIComponent(value)}`;
