import type { Rule } from "../tree/sourceTree.ts";
import { composeVariables } from "./docs/composeVariables.ts";
import { docLinks } from "./docs/docLinks.ts";
import { docPaths } from "./docs/docPaths.ts";
import { docQueries } from "./docs/docQueries.ts";
import { docVariables } from "./docs/docVariables.ts";
import { domainNames } from "./figures/domainNames.ts";
import { fileLines } from "./figures/fileLines.ts";
import { fileNames } from "./figures/fileNames.ts";
import { folderEntries } from "./figures/folderEntries.ts";
import { importRule } from "./imports/importRule.ts";
import { noBarrels } from "./imports/noBarrels.ts";
import { noCircles } from "./imports/noCircles.ts";
import { runtimeDependencies } from "./imports/runtimeDependencies.ts";
import { connections } from "./sdl/connections.ts";
import { described } from "./sdl/described.ts";
import { mutationShape } from "./sdl/mutationShape.ts";
import { nodeIds } from "./sdl/nodeIds.ts";
import { readFields } from "./sdl/readFields.ts";
import { usedTypes } from "./sdl/usedTypes.ts";
import { validSdl } from "./sdl/validSdl.ts";
import { freshEnglish } from "./texts/freshEnglish.ts";
import { looseMessages, looseRequirements, untranslatableProblems } from "./texts/looseMessages.ts";
import { looseTexts } from "./texts/looseTexts.ts";
import { matchedValues } from "./texts/matchedValues.ts";
import { freshServerMessages } from "./texts/serverTexts.ts";
import { completeCatalogues } from "./texts/completeCatalogues.ts";
import { brandNames } from "./text/brandNames.ts";
import { completeLockFile } from "./text/completeLockFile.ts";
import { noMachineTraces } from "./text/noMachineTraces.ts";
import { plainEnglish } from "./text/plainEnglish.ts";
import { analyticsOnce } from "./zeros/analyticsOnce.ts";
import { envOnlyInEnv } from "./zeros/envOnlyInEnv.ts";
import { fetchOnlyInClients } from "./zeros/fetchOnlyInClients.ts";
import { markers } from "./zeros/markers.ts";
import { noAny } from "./zeros/noAny.ts";
import { noFetchWhileRendering } from "./zeros/noFetchWhileRendering.ts";
import { noTsIgnore } from "./zeros/noTsIgnore.ts";
import { restOnce } from "./zeros/restOnce.ts";

/** Rules by part of `npm run check`. */
export const allRules: Readonly<Record<string, readonly Rule[]>> = {
  sdl: [validSdl, described, mutationShape, connections, nodeIds, usedTypes, readFields],
  imports: [importRule, noCircles, noBarrels, runtimeDependencies],
  figures: [fileLines, folderEntries, fileNames, domainNames],
  zeros: [noAny, noTsIgnore, markers, fetchOnlyInClients, envOnlyInEnv, noFetchWhileRendering, restOnce, analyticsOnce],
  texts: [
    looseTexts,
    matchedValues,
    looseMessages,
    looseRequirements,
    untranslatableProblems,
    freshEnglish,
    freshServerMessages,
    completeCatalogues,
  ],
  docs: [docPaths, docLinks, docVariables, docQueries, composeVariables],
  traces: [noMachineTraces, brandNames, plainEnglish, completeLockFile],
};
