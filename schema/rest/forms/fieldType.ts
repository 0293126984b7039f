// The kinds of form fields that are distinguished. It imports nothing but Zod, because the tracked events need it too.
import { z } from "zod";

/** `radio`: a group of radio buttons. `other`: a field of another kind, such as an editable text of the page. */
export const FormFieldType = z.enum([
  "text",
  "email",
  "tel",
  "number",
  "url",
  "password",
  "date",
  "color",
  "range",
  "file",
  "checkbox",
  "radio",
  "select",
  "textarea",
  "other",
]);
export type FormFieldType = z.infer<typeof FormFieldType>;
