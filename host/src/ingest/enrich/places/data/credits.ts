// City databases whose license requires a credit with a link wherever their places are shown. `sign`: matches the file
// name or the database type that the file declares.
export interface PlaceCredit {
  text: string;
  url: string;
}

export const credits: readonly (PlaceCredit & { sign: RegExp })[] = [
  { sign: /db-?ip/i, text: "IP Geolocation by DB-IP", url: "https://db-ip.com" },
  {
    sign: /geolite/i,
    text: "This product includes GeoLite Data created by MaxMind, available from https://www.maxmind.com.",
    url: "https://www.maxmind.com",
  },
  {
    sign: /ip2location/i,
    text: "This site or product includes IP2Location LITE data available from https://lite.ip2location.com.",
    url: "https://lite.ip2location.com",
  },
];
