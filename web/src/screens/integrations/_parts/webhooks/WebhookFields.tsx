import type { ComponentProps } from "react";
import type { EventKind } from "#web/__generated__/useCreateWebhookMutation.graphql.ts";
import { t } from "#web/texts/t.ts";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { eventChoices } from "../../_lib/eventChoices.ts";
import { CheckboxList } from "../CheckboxList.tsx";

export interface WebhookValues {
  url: string;
  events: EventKind[];
}

/** Client-side validation of the fields. */
export const checkWebhook = ({ url, events }: WebhookValues) => ({
  url: url.trim() === "" ? t("Please enter a URL such as https://example.com/hooks") : undefined,
  events: events.length === 0 ? t("Please select at least one event") : undefined,
});

interface Props {
  url: Pick<ComponentProps<typeof TextField>, "name" | "value" | "onChange" | "error" | "inputRef">;
  events: readonly EventKind[];
  onEvents: (events: EventKind[]) => void;
  eventsError: string | undefined;
}

export function WebhookFields({ url, events, onEvents, eventsError }: Props) {
  return (
    <>
      <TextField
        label={t("URL")}
        type="url"
        autoComplete="off"
        placeholder="https://example.com/hooks"
        maxLength={500}
        autoFocus
        {...url}
      />
      <CheckboxList
        label={t("Events")}
        choices={eventChoices}
        chosen={events}
        onChange={onEvents}
        error={eventsError}
      />
    </>
  );
}
