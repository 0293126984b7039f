import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { widgetId } from "../range.ts";

export const countRecordings = endpoint({
  name: "countRecordings",
  method: "GET",
  path: "/recording/usage/month",
  summary: "Sessions of a project that were recorded since the first of the month (UTC).",
  effect: "read",
  isReport: true,
  audience: "member",
  query: z.object({ widget_id: widgetId }),
  answer: z.object({ recorded: z.number().int() }),
});
