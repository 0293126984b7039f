import { Video } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { useReportState } from "#web/reports/url/useReportState.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { TextLink } from "#web/ui/actions/TextLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { withChoice } from "../../_lib/listChoices.ts";

interface Props {
  /** sessions that match, recorded or not */
  sessions: number;
  settingsHref: string;
}

const HEIGHT = 320;
const choices = ["unviewed", "collection", "external", "tag", "visitor", "seq"];

/** Why the list is empty, and the remedy. */
export function NoRecordings({ sessions, settingsHref }: Props) {
  const [search, setSearch] = useSearchParams();
  const [{ filters }] = useReportState();
  const icon = <Video aria-hidden />;
  if (filters.length > 0 || choices.some((name) => search.has(name))) {
    const clear = () =>
      setSearch((now) => {
        const next = withChoice(now, Object.fromEntries(choices.map((name) => [name, null])));
        next.delete("f");
        return next;
      });
    return (
      <EmptyState
        title={t("No matching recordings")}
        icon={icon}
        minHeight={HEIGHT}
        action={<Button onPress={clear}>{t("Clear search and filters")}</Button>}
      >
        {t("No recordings in this range match the filters.")}
      </EmptyState>
    );
  }
  if (sessions > 0)
    return (
      <EmptyState
        title={t("No recordings in this range")}
        icon={icon}
        minHeight={HEIGHT}
        action={<TextLink href={settingsHref}>{t("Recording settings")}</TextLink>}
      >
        {phrase(
          "{count, plural, one {# session was counted but not recorded. Check that recording is switched on.} other {# sessions were counted but not recorded. Check that recording is switched on.}}",
          { count: sessions },
        )}
      </EmptyState>
    );
  return (
    <EmptyState title={t("No recordings in this range")} icon={icon} minHeight={HEIGHT}>
      {t("Sessions are recorded as soon as visitors come. Choose a longer range to see earlier ones.")}
    </EmptyState>
  );
}
