/** Fields and arguments whose name says all there is to say; whatever is not here needs a description. */
export const obviousNames: ReadonlySet<string> = new Set([
  // Relay's own
  ...["id", "ids", "edges", "node", "nodes", "cursor", "pageInfo", "totalCount", "first", "after", "last", "before"],
  ...["input", "problem"],
  // what something is called and says
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
  // where somebody is and what with
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
  // counts of what the glossary names
  ...["count", "total", "visitors", "sessions", "pageviews", "events", "clicks", "views", "conversions", "date"],
]);
