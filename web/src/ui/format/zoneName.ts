/** A readable time zone: `Europe/Berlin`, or `UTC-05:00` if only the offset is known. */
export const zoneName = (zone: string): string => zone.replace(/^Fixed\/(UTC[+-]\d\d:\d\d):00$/, "$1");
