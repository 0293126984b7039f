// Codes that the demo's visitors may redeem, published in docs/demo.md; each works once, as all codes do.
import { createHash } from "node:crypto";
import type { EntityStore } from "#host/stores/entities.ts";

const GROWTH = 5;
const demoCodes = [
  { code: "DEMO-GROWTH-30", plan_id: GROWTH, days: 30 },
  { code: "DEMO-GROWTH-90", plan_id: GROWTH, days: 90 },
  { code: "DEMO-TRIAL-14", plan_id: null, days: 14 },
];

export async function makeCodes(entities: EntityStore): Promise<void> {
  const rows = demoCodes.map(({ code, ...what }) => ({
    ...what,
    code_hash: createHash("sha256").update(code.replaceAll("-", "")).digest("hex"),
  }));
  await entities
    .insertInto("redeem_code")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
