import { writers, type ExpectedAccess } from "../expectedAccess.ts";

export const errorsAccess: ExpectedAccess = {
  Mutation: {
    createErrorRule: writers,
    deleteErrorRule: writers,
    deleteSourceMap: writers,
    mergeErrors: writers,
    previewErrorRule: writers,
    setErrorState: writers,
    unmergeErrors: writers,
  },
};
