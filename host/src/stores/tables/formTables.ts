// The table of saved forms.
import type { FormRule, FormStatus, FormSuccess } from "@sightline/schema/rest/forms/forms";
import type { Generated } from "kysely";
import type { Instant, Json, OptionalInstant } from "./columnTypes.ts";

export interface FormTables {
  form_profile: {
    form_profile_id: Generated<number>;
    widget_id: number;
    name: string;
    rule: Json<FormRule>;
    success: Json<FormSuccess>;
    is_auto: boolean;
    status: FormStatus;
    deleted_at: OptionalInstant;
    user_id: number;
    created_at: Instant;
  };
}
