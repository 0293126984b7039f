import type { RecordSourceSelectorProxy } from "relay-runtime";

/** A brand has no id, so what a mutation answers of it is put where the screen reads it. */
export function ensureBrand(store: RecordSourceSelectorProxy, mutation: string): void {
  const brand = store.getRootField(mutation)?.getLinkedRecord("brand");
  const agency = store.getRoot().getLinkedRecord("viewer")?.getLinkedRecord("agency");
  if (brand && agency) agency.setLinkedRecord(brand, "brand");
}
