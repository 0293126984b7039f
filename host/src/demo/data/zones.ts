// The time zones of the cities that simulated visitors live in: of their country, or of the city itself where a country
// has several.
export const countryZones: Readonly<Record<string, string>> = {
  DE: "Europe/Berlin",
  US: "America/New_York",
  GB: "Europe/London",
  FR: "Europe/Paris",
  NL: "Europe/Amsterdam",
  AT: "Europe/Vienna",
  CH: "Europe/Zurich",
  SE: "Europe/Stockholm",
  NO: "Europe/Oslo",
  DK: "Europe/Copenhagen",
  ES: "Europe/Madrid",
  IT: "Europe/Rome",
  PL: "Europe/Warsaw",
  CA: "America/Toronto",
  AU: "Australia/Sydney",
  NZ: "Pacific/Auckland",
  BR: "America/Sao_Paulo",
  IN: "Asia/Kolkata",
  JP: "Asia/Tokyo",
  MY: "Asia/Kuala_Lumpur",
};

export const cityZones: Readonly<Record<string, string>> = {
  "Los Angeles": "America/Los_Angeles",
  "San Francisco": "America/Los_Angeles",
  Seattle: "America/Los_Angeles",
  Denver: "America/Denver",
  Chicago: "America/Chicago",
  Austin: "America/Chicago",
  Vancouver: "America/Vancouver",
  Melbourne: "Australia/Melbourne",
  Brisbane: "Australia/Brisbane",
};
