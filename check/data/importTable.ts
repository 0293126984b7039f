// Section 3 of the architecture as data: the allowed imports. The most specific folder that contains the file
// determines its row. Relative imports within that folder are always allowed. `*` matches one name, such as a domain's.

export interface Row {
  folder: string;
  /** folders and files that may be imported */
  may: readonly string[];
  /** folders and files of which only types may be imported */
  types?: readonly string[];
  /** if set, all other libraries are forbidden */
  libraries?: readonly string[];
  neverLibraries?: readonly string[];
  /** what to do instead */
  instead: string;
}

const contract = "schema/rest";
const messages = `${contract}/refusals`;
const errorCodes = `${contract}/errorCodes.ts`;
const filterLanguage = `${contract}/filterLanguage.ts`;
const ranges = `${contract}/ranges`;
const inWeb = (...folders: string[]) => folders.map((folder) => `web/src/${folder}`);
const relay = ["react-relay", "relay-runtime"];
const gatewayTypes = ["gateway/src/context.ts", "gateway/src/__generated__"];
const composition = "Code that joins several folders of a package is a file directly in its src.";
const meetInGraph =
  "Two domains meet only in the graph: give the type's field to the domain that owns it (`Pick<TypeResolvers, ...>`).";
const meetInGateway = "Two domains of the host meet only in the gateway: let it ask both endpoints.";
const moveUp =
  "A part that two screens need moves up: to `ui/` without a fragment, to `reports/`, `sharing/` or `editor/` with one.";

export const importTable: readonly Row[] = [
  { folder: contract, may: [], libraries: ["zod"], instead: "The contract knows zod and nothing else." },
  {
    folder: `${contract}/network`,
    may: [],
    libraries: ["ipaddr.js", "node:crypto", "node:dns", "node:http", "node:net"],
    instead: "The network rules of both servers know addresses and connections, and nothing else.",
  },

  { folder: "host/src", may: [contract], instead: composition },
  {
    folder: "host/src/http",
    may: ["host/src/env.ts", "host/src/stores", contract],
    types: ["host/src/jobs", "host/src/members/tokens.ts"],
    instead: "HTTP knows no domain and no analytics: a route's own steps call them.",
  },
  {
    folder: "host/src/jobs",
    may: ["host/src/env.ts", "host/src/stores", contract],
    types: ["host/src/http"],
    instead: "The queue knows no job: whoever has work for later defines it where the work belongs.",
  },
  { folder: "host/src/stores", may: ["host/src/env.ts", contract], instead: "A store knows no call and no domain." },
  {
    folder: "host/src/ingest",
    may: [
      ...["env.ts", "http", "stores", "analytics"].map((one) => `host/src/${one}`),
      "host/tracker/src/site.ts",
      contract,
    ],
    instead: "Ingest knows no domain: it writes events, domains read them.",
  },
  {
    folder: "host/src/ingest/enrich/accuracy",
    may: ["host/src/ingest/enrich", "host/tracker/src", contract],
    instead: "The measurement of enrichment reads addresses as the tracker does, and knows nothing else.",
  },
  {
    folder: "host/src/ingest/import",
    may: ["host/src/http", "host/src/stores", "host/src/ingest", "host/tracker/src", contract],
    instead: "The importer writes visits as a tracker tells them, through ingest.",
  },
  { folder: "host/src/importer", may: [contract], instead: "The command is a client of the host: it knows its calls." },
  {
    folder: "host/src/demo",
    may: [
      ...["env.ts", "http", "stores", "analytics", "members", "site", "ingest", "outbox"].map(
        (one) => `host/src/${one}`,
      ),
      "host/tracker/src",
      contract,
    ],
    instead: "The demo sends events as a visitor does, through ingest.",
  },
  {
    folder: "host/src/mail",
    may: [...["env.ts", "http", "stores", "members", "jobs"].map((one) => `host/src/${one}`), contract],
    instead: "Mail knows no domain: a domain writes the mail and enqueues it.",
  },
  {
    folder: "host/src/outbox",
    may: ["host/src/env.ts", "host/src/http", "host/src/stores", "host/src/mail", "host/src/jobs", contract],
    instead: "The outbox knows no domain: a domain emits what happened.",
  },
  {
    folder: "host/src/identityProvider",
    may: [...["env.ts", "http", "members", "mail"].map((one) => `host/src/${one}`), contract],
    instead: "An identity provider knows no domain: `/socialAuth` decides which member a profile belongs to.",
  },
  {
    folder: "host/src/analytics",
    may: ["host/src/http", "host/src/stores", contract],
    instead: "Shared analytics knows no domain: domains, ingest and the demo import it.",
  },
  {
    folder: "host/src/members",
    may: ["host/src/env.ts", "host/src/http", "host/src/stores", contract],
    instead: "What every domain needs to know of members and companies knows no domain.",
  },
  {
    folder: "host/src/site",
    may: [...["env.ts", "http", "stores", "analytics", "members", "ingest"].map((one) => `host/src/${one}`), contract],
    instead: "What a visited site requests knows no domain: a domain contributes to its config.",
  },
  {
    folder: "host/src/domains/*",
    may: [
      "host/src/http",
      "host/src/stores",
      "host/src/analytics",
      "host/src/members",
      "host/src/mail",
      "host/src/jobs",
      "host/src/outbox",
      contract,
    ],
    types: ["host/src/site/sitePart.ts"],
    instead: meetInGateway,
  },
  {
    folder: "host/tracker/src",
    may: [],
    types: [contract],
    libraries: [],
    instead: "The tracker is counted in bytes: only types of the contract, no code of other folders.",
  },
  {
    folder: "host/tracker/src/record",
    may: ["host/tracker/src"],
    types: [contract],
    libraries: ["@rrweb/record", "@rrweb/types"],
    instead: "The recorder is a module of its own: rrweb, and the parts of the tracker that it needs too.",
  },

  { folder: "gateway/src", may: [contract, "schema/operations.json", "schema/schema.graphql"], instead: composition },
  {
    folder: "gateway/src/upstream",
    may: ["gateway/src/env.ts", contract],
    types: ["gateway/src/__generated__"],
    instead: "The client of the API host knows the contract only; domains and permissions know the client.",
  },
  ...["permissions", "share", "session", "live"].map((own): Row => {
    const beside = ["permissions", "share", "session", "live"].filter((other) => other !== own);
    return {
      folder: `gateway/src/${own}`,
      may: ["gateway/src/env.ts", "gateway/src/upstream", contract, ...beside.map((other) => `gateway/src/${other}`)],
      types: gatewayTypes,
      instead: "It knows no domain: domains reach it through the context.",
    };
  }),
  {
    folder: "gateway/src/graph",
    may: ["gateway/src/upstream", contract],
    types: gatewayTypes,
    instead: "What every domain uses of the graph (ids, cursors, pages) knows none of them.",
  },
  {
    folder: "gateway/src/engine",
    may: [
      "gateway/src/env.ts",
      ...["upstream", "permissions", "share", "session", "live", "graph"].map((folder) => `gateway/src/${folder}`),
      contract,
      "schema/operations.json",
    ],
    types: gatewayTypes,
    instead: "The engine knows no domain and no transport.",
  },
  {
    folder: "gateway/src/domains/*",
    // capabilities, plans, links and sessions are decided there and only used here
    may: [
      "gateway/src/upstream",
      "gateway/src/live",
      "gateway/src/graph",
      "gateway/src/permissions",
      "gateway/src/session",
      "gateway/src/share",
      contract,
    ],
    types: gatewayTypes,
    instead: meetInGraph,
  },

  { folder: "web/src", may: [], instead: composition },
  {
    folder: "web/src/theme",
    may: [],
    neverLibraries: [...relay, "react-router-dom"],
    instead: "The theme knows libraries only.",
  },
  {
    folder: "web/src/ui",
    may: ["web/src/theme", "web/src/texts", ranges],
    neverLibraries: [...relay, "react-router-dom"],
    instead: "The design system knows no data and no address: take them as props.",
  },
  {
    folder: "web/src/texts",
    may: [messages],
    neverLibraries: [...relay, "react", "react-router-dom"],
    instead: "Words know the browser only.",
  },
  {
    folder: "web/src/relay",
    may: ["web/src/ui", "web/src/theme", "web/src/texts", errorCodes],
    types: ["web/src/__generated__", ranges],
    instead: "Relay's room knows no screen.",
  },
  {
    folder: "web/src/reports/url",
    may: ["web/src/ui", "web/src/theme", "web/src/texts", filterLanguage, ranges],
    instead: "The state of a report is pure over the URL.",
  },
  {
    folder: "web/src/reports/heatmap",
    may: inWeb("ui", "texts", "relay", "replay", "reports/url", "__generated__"),
    instead:
      "It reads a page's clicks and snapshots and hands them to the replay. What is drawn around it is the screen's.",
  },
  {
    folder: "web/src/layout",
    may: [ranges, ...inWeb("ui", "theme", "texts", "relay", "reports/url", "__generated__")],
    instead: "A layout knows no screen: the router puts screens into it.",
  },
  ...(["reports", "sharing"] as const).map((folder): Row => ({
    folder: `web/src/${folder}`,
    may: [
      filterLanguage,
      ranges,
      ...inWeb("ui", "theme", "texts", "layout", "relay", "reports", "sharing", "__generated__"),
    ],
    instead: "The building blocks of screens know no screen.",
  })),
  {
    folder: "web/src/editor",
    may: ["ui", "theme", "texts", "relay", "__generated__"].map((one) => `web/src/${one}`),
    instead: "An editor's frame knows no screen: the screen passes its form and its preview.",
  },
  {
    folder: "web/src/replay",
    may: [...inWeb("theme", "texts", "ui"), `${contract}/heatmaps/elementKind.ts`],
    types: [`${contract}/recordings/chunks.ts`, `${contract}/heatmaps/attention.ts`],
    neverLibraries: [...relay, "react-router-dom"],
    instead: "The replay of recorded pages knows events and times, and neither data nor addresses: take them as props.",
  },
  {
    folder: "web/src/screens/*",
    may: [
      filterLanguage,
      messages,
      ranges,
      ...inWeb("ui", "theme", "texts", "layout", "relay", "reports", "replay", "sharing", "editor", "__generated__"),
    ],
    instead: moveUp,
  },
];

/** Libraries owned by one folder. All other code uses that folder's exports. */
export const libraryOwners: Readonly<Record<string, readonly string[]>> = {
  undici: ["gateway/src/upstream"],
  ioredis: ["gateway/src/live", "gateway/src/session"],
  pg: ["host/src/stores"],
  "pg-boss": ["host/src/jobs"],
  nodemailer: ["host/src/mail"],
  chdb: ["host/src/stores"],
  "@electric-sql/pglite": ["host/src/stores"],
  "@clickhouse/client": ["host/src/stores"],
  apexcharts: ["web/src/ui/charts"],
  "react-apexcharts": ["web/src/ui/charts"],
  "@rrweb/replay": ["web/src/replay"],
  fflate: ["web/src/replay"],
};
