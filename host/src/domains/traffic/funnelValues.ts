// The keys and values of the filter criterion for steps of funnels. They are not counted.
import { hasFeature } from "#host/http/projectFeature.ts";
import type { EntityStore } from "#host/stores/entities.ts";

const MOST = 100;

interface Question {
  widgetId: number;
  key: string | undefined;
  /** case-insensitive part of a label */
  text: string;
}

/** Newest funnel first. With a key: what can be said of a step. */
export async function funnelValues(entities: EntityStore, { widgetId, key, text }: Question) {
  if (key !== undefined) return ["reached", "dropped"].map((value) => ({ value, visitors: 0 }));
  if (!(await hasFeature(entities, widgetId, "funnel"))) return [];
  const funnels = await entities
    .selectFrom("funnel")
    .select(["id", "id_name", "steps"])
    .where("widget_id", "=", widgetId)
    .where("deleted_at", "is", null)
    .where("status", "=", "active")
    .orderBy("id", "desc")
    .execute();
  const steps = funnels.flatMap(({ id, id_name, steps: own }) =>
    own.map(({ name, value }, index) => ({
      value: `${id}:${index + 1}`,
      label: [id_name, index + 1, name || value].filter(Boolean).join(" · "),
      visitors: 0,
    })),
  );
  return steps.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())).slice(0, MOST);
}
