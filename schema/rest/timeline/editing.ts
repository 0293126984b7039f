// Editing the text or time of an existing note.
import { z } from "zod";
import { endpoint } from "../endpoint.ts";
import { Annotation, createAnnotation } from "./timeline.ts";

const { widget_id: _project, ...note } = createAnnotation.body.shape;

export const updateAnnotation = endpoint({
  name: "updateAnnotation",
  method: "POST",
  path: "/annotation/update",
  summary: "Change a note: its author, an owner or an admin; the whole note is sent.",
  effect: "set",
  audience: "member",
  body: z.object({ annotation_id: z.number().int().positive(), ...note }),
  answer: Annotation,
});
