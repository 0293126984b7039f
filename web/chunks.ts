// The files of the build: few and large on the way to the first screen, since each request costs a round trip on HTTP/1
// and about 400 bytes of headers, and small files compress worse. A module belongs to the first group that captures it,
// and brings its imports along. Measured without groups: 116 files for the sign-in page, 224 for the dashboard.
// With them: 12 and 20 requests, images, typeface and GraphQL included.
import type { Rolldown } from "vite";

type CodeSplitting = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>;
type Group = NonNullable<CodeSplitting["groups"]>[number];

/** Static imports of the app's entry point, which every page needs. */
const tags: Group["tags"] = ["$initial"];

/** Modules by their paths under `src`, without extension. */
const modules = (...paths: string[]) => new RegExp(String.raw`/src/(${paths.join("|")})\.tsx?$`);

/** The folder of a screen's module: `goals`. */
export const folderOfScreen = (id: string): string | undefined => /\/src\/screens\/([a-z]\w*)\//.exec(id)?.[1];

/** Files of the same screens are named after all of these otherwise. */
export const chunkFileNames = ({ name }: { name: string }): string => `assets/${name.replace(/~.*/, "")}-[hash].js`;

export const chunkGroups: Group[] = [
  // the entry point loads the texts before any module of the app is evaluated
  {
    name: "texts",
    test: /src\/texts\/(catalogue|cachedTranslations|languages)\.ts$|vite\/preload-helper|rolldown\/runtime/,
    includeDependenciesRecursively: false,
  },
  { name: "libraries", tags, test: /node_modules/ },
  { name: "core", tags, test: (id) => !/index\.html$|src\/(main|app)\.tsx$/.test(id) },
  // used by the sign-in pages and by the frame of signed-in pages
  {
    name: "fields",
    test: new RegExp(
      [
        modules(
          "ui/(forms/TextField|actions/TextLink)",
          "layout/(roleNames|bare/BareFrame|session/(leaveFor|useTranslations)|brand/BrandMark)",
          "relay/(form/(Form|useForm|useWait)|useMutation)",
        ).source,
        // what all icons share, and icons of the sign-in pages that the frame shows too
        "lucide-react/.*/(createLucideIcon|icons/(building-complex|external-link))",
      ].join("|"),
    ),
  },
  { name: "sign-in", test: modules("screens/account/LoginScreen") },
  // of the other pages without a session, so that they don't load the frame: 65 KB less
  { name: "banner", test: modules("ui/feedback/Banner") },
  { name: "frame", test: modules("layout/shell/AuthShell") },
  // all that the dashboard, the first screen of most visits, shares with other screens
  {
    name: "reports",
    test: modules(
      "reports/(Panel|NoProject|CommentLine|frame/ReportTitle|charts/(KpiRow|TrafficChart|HoursGrid))",
      "reports/(tables/(LazyBreakdownTable|DimensionTabs|details/DetailsButton)|places/PlacesNote)",
      "ui/(charts/(LineChart|BarList)|data/ValueIcon)",
    ),
  },
  // of most screens, and below the first numbers of the dashboard
  { name: "table", test: modules("reports/tables/ExportCsvButton", "ui/data/Table") },
  // fields and dialogs of most screens
  { name: "controls", minShareCount: 8 },
  // What screens of one folder share. Nothing else, as its texts load with its screens (catalogueParts.ts). That a chunk
  // lacks what its modules import is safe, because what other modules import from there is in `core`.
  {
    name: (id) => folderOfScreen(id) ?? null,
    minShareCount: 2,
    test: (id) => folderOfScreen(id) !== undefined,
    includeDependenciesRecursively: false,
    entriesAware: true,
    entriesAwareMergeThreshold: 20_000,
  },
  // What few screens share, in files of what the same screens need; large libraries of one dialog stay on their own.
  // Measured: 156 KB for a screen instead of 178 with one file, 21 instead of 191 for "Page not found".
  {
    name: "shared",
    minShareCount: 2,
    test: /src|react-aria|react-stately|lucide/,
    entriesAware: true,
    entriesAwareMergeThreshold: 30_000,
  },
];
