// The choices of the goal screens. Each is stored in the URL.
export const goalLists = ["active", "archived"] as const;
export const splits = ["CHANNEL", "REF", "UTM_CAMPAIGN", "ENTRY", "COUNTRY", "DEVICE"] as const;
export const trends = ["CONVERSIONS", "CONVERSION_RATE"] as const;
