// One visitor's comments on a project's pages.
import { z } from "zod";
import { VisitorId } from "../audience/visitors.ts";
import { endpoint } from "../endpoint.ts";
import { Comment } from "./feedback.ts";
import { widgetId } from "../range.ts";

export const getVisitorComments = endpoint({
  name: "getVisitorComments",
  method: "POST",
  path: "/visitor/comments",
  summary: "All comments of a visitor on a project's pages, oldest first.",
  effect: "read",
  audience: "member",
  body: z.object({ widget_id: widgetId, visitor_id: VisitorId }),
  answer: z.object({ rows: z.array(Comment) }),
});
