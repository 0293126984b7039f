// What a viewer may choose on the screens of goals; each choice lives in the address.
export const goalLists = ["active", "archived"] as const;
export const splits = ["CHANNEL", "REF", "UTM_CAMPAIGN", "ENTRY", "COUNTRY", "DEVICE"] as const;
export const trends = ["CONVERSIONS", "CONVERSION_RATE"] as const;
