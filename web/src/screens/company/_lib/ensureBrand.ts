import type { RecordSourceSelectorProxy } from "relay-runtime";

/** A brand has no id, so a mutation's brand payload is written to the record that the screen reads. */
export function ensureBrand(store: RecordSourceSelectorProxy, mutation: string): void {
  const brand = store.getRootField(mutation)?.getLinkedRecord("brand");
  const agency = store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("agency");
  if (brand && agency) agency.setLinkedRecord(brand, "brand");
}
