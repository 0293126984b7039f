import type { Route } from "#host/http/route.ts";
import { getErrorGroup } from "./getErrorGroup.ts";
import { getErrorGroups } from "./getErrorGroups.ts";
import { createErrorRule } from "./ignoring/createErrorRule.ts";
import { deleteErrorRule } from "./ignoring/deleteErrorRule.ts";
import { listErrorRules } from "./ignoring/listErrorRules.ts";
import { previewErrorRule } from "./ignoring/previewErrorRule.ts";
import { deleteSourceMap } from "./maps/deleteSourceMap.ts";
import { listSourceMaps } from "./maps/listSourceMaps.ts";
import { uploadSourceMap } from "./maps/uploadSourceMap.ts";
import { mergeErrors } from "./merging/mergeErrors.ts";
import { unmergeErrors } from "./merging/unmergeErrors.ts";
import { setErrorState } from "./setErrorState.ts";

// routes with fixed names precede the route of a single group
export const errorsRoutes: Route[] = [
  getErrorGroups,
  setErrorState,
  mergeErrors,
  unmergeErrors,
  listErrorRules,
  previewErrorRule,
  createErrorRule,
  deleteErrorRule,
  uploadSourceMap,
  listSourceMaps,
  deleteSourceMap,
  getErrorGroup,
];
