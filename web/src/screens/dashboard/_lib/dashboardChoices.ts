// The choices of the dashboard. Each is stored in the URL.

export const pageDimensions = ["PAGE", "ENTRY", "EXIT"] as const;
export const sourceDimensions = ["CHANNEL", "REF", "UTM_SOURCE", "UTM_MEDIUM", "UTM_CAMPAIGN"] as const;
export const placeDimensions = ["COUNTRY", "REGION", "CITY"] as const;
export const deviceDimensions = ["DEVICE", "BROWSER", "OS"] as const;
