// What an event is split by; the choice lives in the address.
export const eventSplits = ["PAGE", "CHANNEL", "COUNTRY", "DEVICE", "BROWSER", "OS"] as const;
