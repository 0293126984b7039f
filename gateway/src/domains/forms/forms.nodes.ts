import type { Context } from "#gateway/context.ts";
import { orNull } from "#gateway/graph/absent.ts";
import { numbersFromGlobalId } from "#gateway/graph/globalId.ts";
import { formProfileOf, type FormProfileSource } from "./forms.sources.ts";
import { getForm } from "./forms.upstream.ts";

/** `12:34`: the project, then the saved form. */
export function formParts(globalId: string, field: string): { widget_id: number; form_profile_id: number } {
  const [widgetId, formProfileId] = numbersFromGlobalId(globalId, "FormProfile", field);
  return { widget_id: widgetId, form_profile_id: formProfileId };
}

export async function formProfileNode(
  { upstream }: Context,
  id: string,
  field: string,
): Promise<FormProfileSource | null> {
  const parts = formParts(id, field);
  const found = await orNull(getForm(upstream, parts.widget_id, parts.form_profile_id));
  return found && formProfileOf(found);
}
