/** Fields and arguments with a self-explanatory name. All others need a description. */
export const obviousNames: ReadonlySet<string> = new Set([
  // defined by Relay
  ...["id", "ids", "edges", "node", "nodes", "cursor", "pageInfo", "totalCount", "first", "after", "last", "before"],
  ...["input", "problem"],
  // names and texts
  ...[
    "name",
    "title",
    "text",
    "description",
    "message",
    "label",
    "author",
    "at",
    "lastSeen",
    "offset",
    "limit",
    "timezone",
    "channel",
    "email",
    "password",
    "url",
    "path",
    "key",
  ],
  ...["value", "module", "action", "version", "search", "language", "color"],
  // location and device
  ...[
    "country",
    "countryCode",
    "city",
    "region",
    "browser",
    "os",
    "device",
    "referrer",
    "source",
    "medium",
    "campaign",
  ],
  // counts defined in the glossary
  ...["count", "total", "visitors", "sessions", "pageviews", "events", "clicks", "views", "conversions", "date"],
]);
