// The subscription that is measured: of the app's own to the live numbers of a project, the smallest that changes with
// every reading, because a large message would measure the copying of its bytes.
import type { TrustedDocument } from "../product/operations.ts";

export function liveOperation(documents: readonly TrustedDocument[]): TrustedDocument {
  const isLive = ({ text }: TrustedDocument) =>
    /^subscription \w+\(\s*\$project: ID!\s*\) \{\s*realtime\(.*?\) \{\s*at\b/.test(text);
  const found = documents.filter(isLive).toSorted((a, b) => a.text.length - b.text.length)[0];
  if (!found) throw new Error("the app has no subscription to realtime(project:) with its time");
  return found;
}
