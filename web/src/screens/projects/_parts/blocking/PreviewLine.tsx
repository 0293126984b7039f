import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { exactNumber } from "#web/ui/format/compactNumber.ts";
import type { RulePreview } from "../../_lib/useCreateRule.ts";

const share = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);

/** The data that the rule would have removed in the last 30 days. */
export function PreviewLine({ preview, isCounting }: { preview: RulePreview | null | undefined; isCounting: boolean }) {
  if (isCounting) return <Note>{t("Counting matching events…")}</Note>;
  if (!preview) return null;
  const { matchedEvents, events, untracedEvents, isCountable, addresses } = preview;
  return (
    <>
      {addresses.length > 0 && <Note>{t("Resolves to {addresses}.", { addresses: addresses.join(", ") })}</Note>}
      {isCountable ? (
        <Banner tone={matchedEvents > 0 ? "warning" : "info"}>
          {t("Preview: matches {matched} of {events} events in the last 30 days ({share}%).", {
            matched: exactNumber(matchedEvents),
            events: exactNumber(events),
            share: share(matchedEvents, events),
          })}
        </Banner>
      ) : (
        <Banner>{t("This rule has no preview. It applies to new events only.")}</Banner>
      )}
      {untracedEvents > 0 && (
        <Note>
          {phrase(
            "{count, plural, one {# event has no stored IP hash and isn't included.} other {# events have no stored IP hash and aren't included.}}",
            { count: untracedEvents },
          )}
        </Note>
      )}
    </>
  );
}

function Note({ children }: { children: string }) {
  return (
    <p css={(theme) => ({ color: theme.color.muted, fontSize: theme.size.small, lineHeight: "18px" })}>{children}</p>
  );
}
