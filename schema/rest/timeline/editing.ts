// Editing the text or time of an existing note.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { Annotation, createAnnotation } from "./timeline.ts";

const { widget_id: _project, ...note } = createAnnotation.body.shape;

export const updateAnnotation = endpoint({
  name: "updateAnnotation",
  method: "POST",
  path: "/annotation/update",
  summary: "Replace a note. Its author, owners and admins.",
  effect: "set",
  audience: "member",
  body: z.object({ annotation_id: z.number().int().positive(), ...note }),
  answer: Annotation,
});
