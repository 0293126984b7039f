import { DetailsButton } from "./details/DetailsButton.tsx";
import type { Details } from "./details/details.ts";
import { ExportCsvButton } from "./ExportCsvButton.tsx";

/** Every row of a table that shows only the first ones, or leaves out columns: to be searched, or as a file. */
export function TableActions({ title, onSelect, ...table }: Details) {
  return (
    <>
      <DetailsButton title={title} {...table} {...(onSelect && { onSelect })} />
      <ExportCsvButton {...table} />
    </>
  );
}
