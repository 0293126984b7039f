import type { Rule } from "../tree/sourceTree.ts";
import { domainWords } from "./figures/domainWords.ts";
import { fileLines } from "./figures/fileLines.ts";
import { fileNames } from "./figures/fileNames.ts";
import { folderEntries } from "./figures/folderEntries.ts";
import { importRule } from "./imports/importRule.ts";
import { noBarrels } from "./imports/noBarrels.ts";
import { noCircles } from "./imports/noCircles.ts";
import { connections } from "./sdl/connections.ts";
import { described } from "./sdl/described.ts";
import { mutationShape } from "./sdl/mutationShape.ts";
import { nodeIds } from "./sdl/nodeIds.ts";
import { usedTypes } from "./sdl/usedTypes.ts";
import { validSdl } from "./sdl/validSdl.ts";
import { freshEnglish } from "./texts/freshEnglish.ts";
import { looseMessages, looseRequirements, untranslatableProblems } from "./texts/looseMessages.ts";
import { looseTexts } from "./texts/looseTexts.ts";
import { freshServerMessages } from "./texts/serverTexts.ts";
import { wholeCatalogues } from "./texts/wholeCatalogues.ts";
import { brandWords } from "./text/brandWords.ts";
import { completeLockFile } from "./text/completeLockFile.ts";
import { noMachineTraces } from "./text/noMachineTraces.ts";
import { envOnlyInEnv } from "./zeros/envOnlyInEnv.ts";
import { fetchOnlyAtDoors } from "./zeros/fetchOnlyAtDoors.ts";
import { markers } from "./zeros/markers.ts";
import { noAny } from "./zeros/noAny.ts";
import { noFetchWhileRendering } from "./zeros/noFetchWhileRendering.ts";
import { noTsIgnore } from "./zeros/noTsIgnore.ts";
import { restOnce } from "./zeros/restOnce.ts";

/** By part of `npm run check`. */
export const allRules: Readonly<Record<string, readonly Rule[]>> = {
  sdl: [validSdl, described, mutationShape, connections, nodeIds, usedTypes],
  imports: [importRule, noCircles, noBarrels],
  figures: [fileLines, folderEntries, fileNames, domainWords],
  zeros: [noAny, noTsIgnore, markers, fetchOnlyAtDoors, envOnlyInEnv, noFetchWhileRendering, restOnce],
  texts: [
    looseTexts,
    looseMessages,
    looseRequirements,
    untranslatableProblems,
    freshEnglish,
    freshServerMessages,
    wholeCatalogues,
  ],
  traces: [noMachineTraces, brandWords, completeLockFile],
};
