// Section 3 of the architecture, as data: who may import whom. A row is the most specific folder that holds the file;
// what is inside that folder may always be imported, relatively. `*` stands for one name, such as a domain's.

export interface Row {
  folder: string;
  /** folders and files whose code may be imported */
  may: readonly string[];
  /** folders and files of which only types may be imported */
  types?: readonly string[];
  /** where it is set, no other library */
  libraries?: readonly string[];
  neverLibraries?: readonly string[];
  /** what to do instead */
  instead: string;
}

const contract = "schema/rest";
const filterLanguage = `${contract}/filterLanguage.ts`;
const relay = ["react-relay", "relay-runtime"];
const gatewayTypes = ["gateway/src/context.ts", "gateway/src/__generated__"];
const throughContext = "Take it from the context, or move the decision to the folder that owns it.";
const composition = "Whatever joins several folders of a room is a file directly in its src.";
const meetInGraph =
  "Two domains meet only in the graph: give the type's field to the domain that owns it (`Pick<TypeResolvers, ...>`).";
const meetInGateway = "Two domains of the host meet only in the gateway: let it ask both endpoints.";
const moveUp = "A part that two screens need moves up: to `ui/` without a fragment, to `screens/_parts/` with one.";

export const importTable: readonly Row[] = [
  { folder: contract, may: [], libraries: ["zod"], instead: "The contract knows zod and nothing else." },
  {
    folder: `${contract}/network`,
    may: [],
    libraries: ["ipaddr.js", "node:crypto", "node:dns", "node:net"],
    instead: "The network rules of both servers know addresses and nothing else.",
  },

  { folder: "host/src", may: [contract], instead: composition },
  {
    folder: "host/src/http",
    may: ["host/src/env.ts", "host/src/stores", contract],
    types: ["host/src/jobs"],
    instead: throughContext,
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
    may: ["host/src/env.ts", "host/src/http", "host/src/stores", "host/tracker/src/site.ts", contract],
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
    may: ["host/src/env.ts", "host/src/http", "host/src/stores", "host/src/ingest", "host/tracker/src", contract],
    instead: "The demo sends events as a visitor does, through ingest.",
  },
  {
    folder: "host/src/mail",
    may: ["host/src/env.ts", "host/src/http", "host/src/stores", "host/src/jobs", contract],
    instead: "The outbox knows no domain: a domain says what a mail says, and hands it over.",
  },
  {
    folder: "host/src/outbox",
    may: ["host/src/env.ts", "host/src/http", "host/src/stores", "host/src/mail", "host/src/jobs", contract],
    instead: "What tells of events knows no domain: a domain says what happened, and hands it over.",
  },
  {
    folder: "host/src/identityProvider",
    may: ["host/src/env.ts", "host/src/http", "host/src/mail", contract],
    instead: "An identity provider knows no domain: who somebody is here, `/socialAuth` says.",
  },
  {
    folder: "host/src/analytics",
    may: ["host/src/http", "host/src/stores", contract],
    instead: "Shared analytics knows no domain: domains, ingest and the demo know it.",
  },
  {
    folder: "host/src/domains/*",
    may: [
      "host/src/http",
      "host/src/stores",
      "host/src/analytics",
      "host/src/mail",
      "host/src/jobs",
      "host/src/outbox",
      contract,
    ],
    instead: meetInGateway,
  },
  {
    folder: "host/tracker/src",
    may: [],
    types: [contract],
    libraries: [],
    instead: "The tracker is counted in bytes: only types of the contract, no code of other folders.",
  },

  { folder: "gateway/src", may: [contract, "schema/operations.json", "schema/schema.graphql"], instead: composition },
  {
    folder: "gateway/src/upstream",
    may: ["gateway/src/env.ts", contract],
    types: ["gateway/src/__generated__"],
    instead: "The door to the API host knows the contract only; domains and permissions know the door.",
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
    folder: "gateway/src/plugins",
    may: [
      "gateway/src/env.ts",
      ...["upstream", "permissions", "share", "session", "live", "graph", "execution"].map(
        (folder) => `gateway/src/${folder}`,
      ),
      contract,
      "schema/operations.json",
    ],
    types: gatewayTypes,
    instead: "A plugin knows no domain.",
  },
  {
    folder: "gateway/src/domains/*",
    // what a capability, a plan, a link or a session is, is decided there and only asked for here
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
    may: ["web/src/theme", "web/src/texts"],
    neverLibraries: [...relay, "react-router-dom"],
    instead: "The design system knows no data and no address: take them as props.",
  },
  {
    folder: "web/src/texts",
    may: [],
    neverLibraries: [...relay, "react", "react-router-dom"],
    instead: "Words know the browser only.",
  },
  {
    folder: "web/src/relay",
    may: ["web/src/ui", "web/src/theme", "web/src/texts"],
    instead: "Relay's room knows no screen.",
  },
  {
    folder: "web/src/filters",
    may: ["web/src/ui", "web/src/theme", "web/src/texts", filterLanguage],
    instead: "Filters are pure over the URL.",
  },
  {
    folder: "web/src/layout",
    may: ["web/src/ui", "web/src/theme", "web/src/texts", "web/src/relay", "web/src/filters", "web/src/__generated__"],
    instead: "A layout knows no screen: screens are put into it by the router.",
  },
  {
    folder: "web/src/screens/*",
    may: [
      ...["ui", "theme", "texts", "layout", "relay", "filters", "__generated__"].map((folder) => `web/src/${folder}`),
      "web/src/screens/_parts",
      filterLanguage,
    ],
    instead: moveUp,
  },
];

/** Libraries that are a door: outside of these folders whoever needs them asks the folder that owns them. */
export const libraryDoors: Readonly<Record<string, readonly string[]>> = {
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
};
