// A demo company whose trial has ended, to show the features that remain for its members.
import type { EntityStore } from "#host/stores/entities.ts";
import { makeSmallCompany } from "./smallCompany.ts";

const TRIAL_ENDED = 0;
const DAY = 86_400_000;
const TRIAL_DAYS = 15;

export const makeEndedCompany = (entities: EntityStore, now: number): Promise<void> =>
  makeSmallCompany(entities, {
    company_id: 11_799,
    name: "Tidewater Tea",
    key: "demo-tidewater",
    paid_plan: TRIAL_ENDED,
    plan_ends_at: new Date(now - DAY),
    created_at: new Date(now - (TRIAL_DAYS + 1) * DAY),
    owner: { name: "Edda Ended", mailbox: "ended" },
  });
