// The dimensions that split an event. The choice is stored in the URL.
export const eventSplits = ["PAGE", "CHANNEL", "COUNTRY", "DEVICE", "BROWSER", "OS"] as const;
