// The stored columns of what a visitor does in a form. Labels are texts of the page, like those of clicked elements.
import type { TrackedEvent } from "@sightline/schema/rest/trackedEvent";
import type { WidgetSetting } from "@sightline/schema/rest/projects/projects";
import type { EventFacts } from "#host/analytics/columns.ts";

type InForm = Extract<TrackedEvent, { type: "form_view" | "form_start" | "form_field" | "form_submit" }>;

function ownColumns(event: InForm): EventFacts {
  switch (event.type) {
    case "form_view":
      return {};
    case "form_start":
      return { field: event.field, field_type: event.field_type };
    case "form_submit":
      return { form_attempt: event.attempt, field_errors: event.errors ?? 0 };
    case "form_field": {
      const { focused_ms = 0, hesitation_ms = 0, focuses = 0, refills = 0, errors = 0, is_last = false } = event;
      return {
        ...{ field: event.field, field_type: event.field_type, field_position: event.position },
        ...{ form_attempt: event.attempt, focused_ms, hesitation_ms, focuses, refills, field_errors: errors },
        ...{ is_filled: Number(event.is_filled), is_reached: Number(event.is_reached), is_last: Number(is_last) },
      };
    }
  }
}

export const formColumns = (event: InForm, { keep_text }: WidgetSetting): EventFacts => ({
  selector: event.selector,
  text: keep_text ? (event.text ?? "") : "",
  ...ownColumns(event),
});
