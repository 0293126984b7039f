// The files of the build: few and large on the way to the first screen, since each request costs a round trip on HTTP/1
// and about 400 bytes of headers, and small files compress worse. A module belongs to the first group that captures it,
// and brings its imports along. Measured without groups: 116 files for the sign-in page, 224 for the dashboard.
import type { Rolldown } from "vite";

type CodeSplitting = Exclude<Rolldown.OutputOptions["codeSplitting"], boolean | undefined>;
type Group = NonNullable<CodeSplitting["groups"]>[number];

/** Static imports of the app's entry point, which every page needs. */
const tags: Group["tags"] = ["$initial"];

export const chunkGroups: Group[] = [
  // the entry point loads the texts before any module of the app is evaluated
  {
    name: "texts",
    test: /src\/texts\/(catalogue|cachedTranslations)\.ts$|vite\/preload-helper|rolldown\/runtime/,
    includeDependenciesRecursively: false,
  },
  { name: "libraries", tags, test: /node_modules/ },
  { name: "core", tags, test: (id) => !/index\.html$|src\/(main|app)\.tsx$/.test(id) },
  // used by the sign-in pages and by the frame of signed-in pages
  {
    name: "fields",
    test: /src\/(ui\/(forms\/TextField|actions\/TextLink)|layout\/(roleNames|session\/leaveFor|brand\/BrandMark)|relay\/(form\/useForm|useMutation))\.tsx?$/,
  },
  { name: "sign-in", test: /src\/screens\/account\/LoginScreen\.tsx$/ },
  { name: "frame", test: /src\/(layout\/shell\/AuthShell|ui\/dates\/DateRangePicker)\.tsx$/ },
  {
    name: "reports",
    test: /src\/(reports\/(Panel|NoProject|frame\/ReportTitle)|ui\/(data\/Table|charts\/LineChart))\.tsx$/,
  },
  // fields and dialogs of most screens
  { name: "controls", minShareCount: 8 },
  // what the screens of one area share, and what few areas share; large libraries of one dialog stay on their own
  {
    name: (id) => /src\/screens\/(\w+)\//.exec(id)?.[1] ?? "shared",
    minShareCount: 2,
    test: /src|react-aria|react-stately|lucide/,
  },
];
