import type { Route } from "#host/http/route.ts";
import { getFormDropoffs } from "./getFormDropoffs.ts";
import { getFormResult } from "./getFormResult.ts";
import { listForms } from "./listForms.ts";
import { createForm } from "./profiles/createForm.ts";
import { deleteForm } from "./profiles/deleteForm.ts";
import { getForm } from "./profiles/getForm.ts";
import { updateForm } from "./profiles/updateForm.ts";

export const formsRoutes: Route[] = [
  createForm,
  deleteForm,
  getForm,
  getFormDropoffs,
  getFormResult,
  listForms,
  updateForm,
];
