import { Radio } from "lucide-react";
import { t } from "#web/texts/t.ts";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";

interface Props {
  /** `name`, or a property of the website's custom events */
  property: string;
  value: string;
  /** undefined: the viewer has no event list */
  listHref: string | undefined;
}

/** The project has never received this event: a typo in the URL, or an event not sent yet. */
export function UnknownEvent({ property, value, listHref }: Props) {
  return (
    <EmptyState
      isScreen
      title={
        property === "name"
          ? t("No event named “{value}” yet", { value })
          : t("No event with {property} = “{value}” yet", { property, value })
      }
      icon={<Radio aria-hidden />}
      minHeight={360}
      action={listHref && <TextLink href={listHref}>{t("Show all events")}</TextLink>}
    >
      {t("Check the spelling. An event appears here once your website sends it for the first time.")}
    </EmptyState>
  );
}
