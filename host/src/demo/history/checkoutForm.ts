// What visitors do in the checkout form, as the tracker would have reported it: many give up at the street, most of them
// on phones, and some mistype their email address.
import type { CollectBatch } from "@sightline/schema/rest/ingest";
import type { TrackedEvent } from "@sightline/schema/rest/trackedEvent";
import { lot } from "./lot.ts";

const FORM = { selector: "#checkout" };
/** `ms`: mean time in the field; `drops`: of those who begin and don't buy, the share that gives up there. */
const FIELDS = [
  { field: "name", text: "Name", field_type: "text", ms: 4200, drops: 0.12, phoneDrops: 0.1 },
  { field: "email", text: "Email", field_type: "email", ms: 6900, drops: 0.24, phoneDrops: 0.18 },
  { field: "street", text: "Street and number", field_type: "text", ms: 9800, drops: 0.46, phoneDrops: 0.62 },
  { field: "city", text: "Town", field_type: "text", ms: 3600, drops: 0.18, phoneDrops: 0.1 },
] as const;
const NON_STARTERS = 0.34;
const MISTYPED = 0.14;
const PHONE_WIDTH = 600;

interface Place {
  page_view_id: string;
  url: string;
  title: string;
  /** milliseconds since 1970 */
  from: number;
  to: number;
}

const isPage = (event: TrackedEvent, page: string) =>
  event.type === "pageview" && new URL(event.url).pathname.endsWith(page);

/** Index of the last field that the visitor uses. */
function lastField(chance: number, isPhone: boolean): number {
  let left = chance;
  const found = FIELDS.findIndex(({ drops, phoneDrops }) => (left -= isPhone ? phoneDrops : drops) < 0);
  return found < 0 ? FIELDS.length - 1 : found;
}

function inForm(place: Place, outcome: { isBought: boolean; isPhone: boolean }): TrackedEvent[] {
  const { page_view_id, url, title, from, to } = place;
  const draw = (what: string) => lot(`form ${what} ${page_view_id}`);
  const at = (share: number, what: string) => ({
    ...{ event_id: draw(what).id, ts: Math.round(from + (to - from) * share), url, title, page_view_id, ...FORM },
  });
  const view: TrackedEvent = { ...at(0.02, "view"), type: "form_view", text: "checkout" };
  if (!outcome.isBought && draw("starts").chance < NON_STARTERS) return [view];
  const last = outcome.isBought ? FIELDS.length - 1 : lastField(draw("drops").chance, outcome.isPhone);
  const isMistyped = last > 0 && draw("mistyped").chance < MISTYPED;
  const attempt = Number(outcome.isBought);
  const reports = FIELDS.map(({ text, field, field_type, ms }, n): TrackedEvent => {
    const { chance } = draw(`time ${field}`);
    const isReached = n <= last;
    const hasError = isMistyped && field === "email";
    const again = isReached && (hasError || draw(`again ${field}`).chance < 0.09);
    const isGivenUp = !outcome.isBought && n === last;
    return {
      ...{ ...at(1, `field ${field}`), type: "form_field", text, field, field_type, position: n + 1, attempt },
      ...(isReached && {
        focused_ms: Math.round(ms * (0.5 + chance) * (again ? 1.6 : 1) * (isGivenUp ? 1.4 : 1)),
        focuses: again ? 2 : 1,
        ...(again && { refills: 1 }),
        ...(!isGivenUp && { hesitation_ms: Math.round((field === "street" ? 2600 : 700) * (0.4 + chance)) }),
      }),
      // corrected before the attempt that succeeded
      ...{ is_filled: isReached && !isGivenUp, is_reached: isReached, is_last: n === last },
    };
  });
  const start: TrackedEvent = {
    ...at(0.12, "start"),
    type: "form_start",
    text: "checkout",
    field: "name",
    field_type: "text",
  };
  const refused: TrackedEvent[] = isMistyped
    ? [
        { ...at(0.6, "refused"), type: "form_submit", text: "checkout", attempt: 1, errors: 1 },
        {
          ...{
            ...at(0.6, "error"),
            type: "form_field",
            text: "Email",
            field: "email",
            field_type: "email",
            position: 2,
          },
          ...{ attempt: 1, errors: 1, is_filled: true, is_reached: true },
        },
      ]
    : [];
  const numbered = reports.map((report) =>
    report.type === "form_field" && isMistyped && attempt > 0 ? { ...report, attempt: 2 } : report,
  );
  const submit: TrackedEvent[] = outcome.isBought
    ? [{ ...at(1, "submit"), type: "form_submit", text: "checkout", attempt: isMistyped ? 2 : 1 }]
    : [];
  return [view, start, ...refused, ...submit, ...numbered];
}

/** Adds the events of the form to each view of the checkout. */
export function withCheckoutForm(batch: CollectBatch): CollectBatch {
  const isBought = batch.events.some((event) => isPage(event, "/thank-you"));
  const isPhone = (batch.screen_w ?? 0) < PHONE_WIDTH;
  const events = batch.events.flatMap((event): TrackedEvent[] => {
    if (!isPage(event, "/checkout")) return [event];
    const left = batch.events.find(({ type, page_view_id }) => type === "leave" && page_view_id === event.event_id);
    if (!left) return [event];
    const { event_id: page_view_id, url, title = "", ts: from } = event;
    return [event, ...inForm({ page_view_id, url, title, from, to: left.ts }, { isBought, isPhone })];
  });
  return { ...batch, events };
}
