// Plans with their prices and descriptions.
import { sql } from "kysely";
import type { PlanOffer } from "@sightline/schema/rest/billing/payment";
import type { EntityStore } from "#host/stores/entities.ts";

export function pricedPlans(entities: EntityStore) {
  return entities
    .selectFrom("plan")
    .select(["plan_id", "plan_name", "pageview", "sessions", "mtu", "website_limit"])
    .select(["price_month", "price_year", "currency", "tagline", "features", "on_sale", "brands"])
    .orderBy("price_month")
    .orderBy("plan_id");
}
export type PricedPlan = Awaited<ReturnType<ReturnType<typeof pricedPlans>["execute"]>>[number];

/** A plan that can be bought: both prices are set. */
export type Offer = PricedPlan & { price_month: number; price_year: number };

const isPriced = (plan: PricedPlan | undefined): plan is Offer =>
  plan !== undefined && plan.price_month !== null && plan.price_year !== null;

export async function offers(entities: EntityStore, brand: string): Promise<Offer[]> {
  const rows = await pricedPlans(entities)
    .where("on_sale", "=", true)
    .where(sql<boolean>`brands @> ${JSON.stringify([brand])}::jsonb`)
    .execute();
  return rows.filter(isPriced);
}

export async function offerOf(entities: EntityStore, planId: number): Promise<Offer | undefined> {
  const row = await pricedPlans(entities).where("plan_id", "=", planId).executeTakeFirst();
  return isPriced(row) && row.on_sale ? row : undefined;
}

/** As sold: without anything bought in addition or earned. */
export const asOffer = ({ on_sale: _sale, brands: _brands, ...offer }: Offer): PlanOffer => ({
  ...offer,
  rewarded_session: 0,
  additional_pageview: 0,
});

export const priceOf = (offer: Offer, cycle: "month" | "year"): number =>
  cycle === "year" ? offer.price_year : offer.price_month;
