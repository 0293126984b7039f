// How each dimension is called, how its values are written, and which filter a click on a row sets.

export interface DimensionKind {
  id: string;
  label: string;
  /** what the rows are, as a table's head says it */
  head: string;
  criteria: string | null;
  /** a stored value as a person reads it */
  write(value: string): string;
}

const named = (unknown: string) => (value: string) => value || unknown;

function regionName(code: string): string {
  if (!code) return "Unknown";
  try {
    return new Intl.DisplayNames(["en"], { type: "region" }).of(code) ?? code;
  } catch {
    return code;
  }
}

function languageName(code: string): string {
  if (!code) return "Unknown";
  try {
    return new Intl.DisplayNames(["en"], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}

const capital = (value: string) => (value ? value.charAt(0).toUpperCase() + value.slice(1) : "Unknown");

export const dimensionKinds = [
  { id: "PAGE", label: "Top pages", head: "Page", criteria: "PAGE", write: named("Unknown") },
  { id: "ENTRY", label: "Entry pages", head: "Entry page", criteria: "LANDING_PAGE", write: named("Unknown") },
  { id: "EXIT", label: "Exit pages", head: "Exit page", criteria: "EXIT_PAGE", write: named("Unknown") },
  { id: "CHANNEL", label: "Channels", head: "Channel", criteria: "SOURCE", write: named("Unknown") },
  { id: "REF", label: "Referrers", head: "Referrer", criteria: "REF_HOST", write: named("Direct or none") },
  { id: "UTM_SOURCE", label: "UTM source", head: "Source", criteria: "UTM_SOURCE", write: named("None") },
  { id: "UTM_MEDIUM", label: "UTM medium", head: "Medium", criteria: "UTM_MEDIUM", write: named("None") },
  { id: "UTM_CAMPAIGN", label: "UTM campaign", head: "Campaign", criteria: "UTM_CAMPAIGN", write: named("None") },
  { id: "COUNTRY", label: "Countries", head: "Country", criteria: "COUNTRY", write: regionName },
  { id: "LANG", label: "Languages", head: "Language", criteria: "LANG", write: languageName },
  { id: "DEVICE", label: "Devices", head: "Device", criteria: "DEVICE", write: capital },
  { id: "BROWSER", label: "Browsers", head: "Browser", criteria: "BROWSER", write: named("Unknown") },
  { id: "OS", label: "Systems", head: "Operating system", criteria: "OS", write: named("Unknown") },
] as const satisfies readonly DimensionKind[];

export function dimensionKind(id: string): DimensionKind {
  return (
    dimensionKinds.find((kind) => kind.id === id) ?? {
      id,
      label: id,
      head: id,
      criteria: null,
      write: named("Unknown"),
    }
  );
}

/** A filter as its dimension writes it. */
export function writeCondition({ criteria, value }: { criteria: string; value: string }) {
  const kind = dimensionKinds.find((one) => one.criteria === criteria);
  return kind ? { label: kind.head, value: value && kind.write(value) } : { label: criteria.toLowerCase(), value };
}
