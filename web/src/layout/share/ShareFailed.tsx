import { pageHeight } from "#web/theme/tokens.ts";
import { t } from "#web/texts/t.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";

export function ShareFailed({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <main css={{ minHeight: pageHeight, display: "grid", placeItems: "center" }}>
      <ErrorState title={t("This link can't be opened right now")} message={message} onRetry={onRetry} />
    </main>
  );
}
