// The events that a tracker sends.
import { z } from "zod";
import { trackedError } from "./errors/trackedError.ts";
import { FormFieldType } from "./forms/fieldType.ts";
import { VitalName } from "./behavior/vitalName.ts";

export const uuid = z.guid("must be a uuid such as 0198c7a2-4f1e-7b3a-9d55-1f2e3d4c5b6a");
/** Milliseconds since 1970 by the sender's clock; the host corrects it by `sent_at`. */
export const clock = z.number("must be milliseconds since 1970").min(0).max(8.64e15);
export const text = (max: number) => z.string().max(max, `must be at most ${max} characters`);
export const pixels = (max: number) => z.number().min(0).max(max).optional();
export const address = z
  .string()
  .max(4096, "must be at most 4096 characters")
  .regex(/^https?:\/\/[^\s/?#]+/i, "must be a whole address that starts with http:// or https://");

/** Custom properties of an event or attributes of a visitor: flat, at most 50. */
export const Properties = z
  .record(
    text(64),
    z.union([text(1000), z.number(), z.boolean(), z.null()], "must be text, a number, true, false or null"),
  )
  .refine((props) => Object.keys(props).length <= 50, "must have at most 50 properties");

const common = {
  /** generated once by the sender; repeated submissions with the same id are stored once */
  event_id: uuid,
  ts: clock,
  /** the page's URL at the time of the event */
  url: address,
  title: text(300).optional(),
  /** the page view in which it happened: the event_id of that page view */
  page_view_id: uuid.optional(),
};
/** engaged_ms: time since the last report in which the page was visible and in use. Adds up over a session. */
const reading = {
  engaged_ms: z.number().int().min(0).max(86_400_000).optional(),
  scroll_depth: z.number().min(0).max(100).optional(),
};
const pointed = {
  /**
   * a CSS path of the element, its visible text (masked) and the click position: in the document and in percent of it
   */
  selector: text(300),
  text: text(80).optional(),
  x: z.number().min(-1_000_000).max(1_000_000).optional(),
  y: z.number().min(-1_000_000).max(1_000_000).optional(),
  ex: z.number().min(0).max(100).optional(),
  ey: z.number().min(0).max(100).optional(),
  doc_w: pixels(1_000_000),
  doc_h: pixels(10_000_000),
};

/** A form: `selector` is its CSS path, which identifies it within its page; `text` its own label. */
const ofForm = { selector: text(300).min(1, "must name the form"), text: text(80).optional() };
const MOST_MS = 86_400_000;
const count = z.number().int().min(0).max(1000);
/**
 * A field of a form, never its content: `field` is its name or id, otherwise its type and a number. In `form_field`, `text`
 * is its label.
 */
const ofField = { ...ofForm, field: text(100).min(1, "must name the field"), field_type: FormFieldType };

const currencyCode = z.string().regex(/^[A-Z]{3}$/, "must be a currency code such as EUR");
const worth = { value: z.number().optional(), currency: currencyCode.optional() };

export const TrackedEvent = z.discriminatedUnion("type", [
  /** a page view; `entry` on the first one of a session */
  z.object({ ...common, type: z.literal("pageview"), entry: z.boolean().optional() }),
  /** a custom event */
  z.object({
    ...common,
    type: z.literal("event"),
    name: text(100).min(1, "must name the event"),
    ...worth,
    props: Properties.optional(),
    /** number of the event rule that matched in the tracker */
    rule: z.number().int().min(1).max(2_147_483_647).optional(),
  }),
  /**
   * a goal conversion, by its key: reported by the website's code, or detected by the tracker if only the page can
   * detect it
   */
  z.object({ ...common, ...worth, type: z.literal("goal"), name: text(100).min(1, "must be the goal's key") }),
  z.object({ ...common, ...pointed, type: z.literal("click") }),
  /** three or more clicks within a second and 30 pixels; `value` is their number */
  z.object({
    ...common,
    ...pointed,
    type: z.literal("rage"),
    value: z.number().min(3).max(1000).optional(),
  }),
  /** a click on an element that looks clickable but has no effect for a second */
  z.object({ ...common, ...pointed, type: z.literal("dead") }),
  /** a click on a link to another website; `name` is its URL without query */
  z.object({
    ...common,
    type: z.literal("outbound"),
    name: text(2048).min(1),
    text: text(80).optional(),
  }),
  z.object({ ...common, ...reading, type: z.literal("scroll") }),
  /** a form became visible: once for each page view and form */
  z.object({ ...common, ...ofForm, type: z.literal("form_view") }),
  /** the visitor focused or changed a field of the form for the first time in this page view */
  z.object({ ...common, ...ofField, type: z.literal("form_start") }),
  /**
   * What happened to a field since the last report: times and counts of several reports add up. Sent when the form is
   * submitted and when the page is left.
   */
  z.object({
    ...common,
    ...ofField,
    type: z.literal("form_field"),
    /** 1 for the first field of the form */
    position: z.number().int().min(1).max(1000),
    /** the attempt to submit that this report belongs to, 1 for the first one of the page view; 0: the page was left */
    attempt: count,
    /** milliseconds in which it had the focus, from its first focus to its first input, and number of focuses */
    focused_ms: z.number().int().min(0).max(MOST_MS).optional(),
    hesitation_ms: z.number().int().min(0).max(MOST_MS).optional(),
    focuses: count.optional(),
    /** inputs, pastes and autofills after it had been left with content, and how often it was emptied */
    refills: count.optional(),
    /** validation errors; with an attempt: within 3 seconds of it */
    errors: count.optional(),
    /** it had content, or was checked or chosen */
    is_filled: z.boolean(),
    /** the visitor focused or changed it */
    is_reached: z.boolean(),
    /** the last field of the form that the visitor used */
    is_last: z.boolean().optional(),
  }),
  /**
   * an attempt to submit the form: `attempt` is its number in this page view, `errors` the number of fields that the
   * browser itself refused, so that nothing was submitted
   */
  z.object({ ...common, ...ofForm, type: z.literal("form_submit"), attempt: count.min(1), errors: count.optional() }),
  /** heartbeat: every 15 s while the page is visible */
  z.object({ ...common, ...reading, type: z.literal("ping") }),
  /** the page was left or hidden */
  z.object({ ...common, ...reading, type: z.literal("leave") }),
  /** in milliseconds; CLS has no unit; LOAD is the navigation's loadEventEnd minus its start */
  z.object({
    ...common,
    type: z.literal("vital"),
    vital_name: VitalName,
    vital_value: z.number().min(0).max(1e7),
  }),
  z.object({ ...common, ...trackedError }),
  /** `name` is the website's own id of the visitor, `props` are the attributes */
  z.object({
    ...common,
    type: z.literal("identify"),
    name: text(200),
    props: Properties.optional(),
  }),
]);
export type TrackedEvent = z.infer<typeof TrackedEvent>;
export type EventType = TrackedEvent["type"];
