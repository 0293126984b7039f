// Picking an element on a page of the project's website, for a field of the app that describes one.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { widgetId } from "../range.ts";
import { requirements } from "../refusals/requirements.ts";

/** What can be picked: what visitors click, any element, a form, a link, or a page of the website. */
export const PickTarget = z.enum(["click", "element", "form", "link", "page"]);
export type PickTarget = z.infer<typeof PickTarget>;

export const pickElement = endpoint({
  name: "pickElement",
  method: "POST",
  path: "/event-config/pick",
  summary:
    "The URL of a page on which a member picks an element for a field of the app; valid for 10 minutes. Not for viewers.",
  // writes nothing, but shows the picker on the page, so it is forbidden for read-only members
  effect: "set",
  audience: "member",
  body: z.object({
    widget_id: widgetId,
    target: PickTarget,
    page: z.string().trim().min(1, requirements.pageAddress).max(2048),
  }),
  answer: z.object({
    address: z.string(),
    /** names the picked element in the picker's message to the app, which accepts it once */
    pick_id: z.string(),
    expires_at: z.iso.datetime(),
  }),
});
