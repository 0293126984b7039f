import { ChevronRight } from "lucide-react";
import { useEffect, useState } from "react";
import { useQueryLoader } from "react-relay";
import type { SharePreviewQuery } from "#web/__generated__/SharePreviewQuery.graphql.ts";
import { PanelBoundary } from "#web/relay/PanelBoundary.tsx";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { SharePreview, sharePreviewQuery } from "./SharePreview.tsx";

type Asked = SharePreviewQuery["variables"];
const HEIGHT = 220;

/** Collapsed by default. Once expanded, it follows the form's options. */
export function SharePreviewPanel({ what, days, ...requested }: Asked & { what: string; days: string }) {
  const { project, module, itemId, freeRange, redactPersonalData, allowDownload } = requested;
  const [isOpen, setOpen] = useState(false);
  const [queryRef, load] = useQueryLoader<SharePreviewQuery>(sharePreviewQuery);
  useEffect(() => {
    if (isOpen) load({ project, module, itemId: itemId ?? null, freeRange, redactPersonalData, allowDownload });
  }, [isOpen, load, project, module, itemId, freeRange, redactPersonalData, allowDownload]);
  return (
    <section>
      <Button
        size="small"
        variant="ghost"
        aria-expanded={isOpen}
        icon={<ChevronRight aria-hidden css={{ transform: isOpen ? "rotate(90deg)" : "none" }} />}
        onPress={() => setOpen(!isOpen)}
      >
        {t("Preview")}
      </Button>
      {isOpen && (
        <div
          css={(theme) => ({
            marginTop: 8,
            padding: theme.space.two,
            border: `1px solid ${theme.color.border}`,
            borderRadius: theme.radius.large - 2,
          })}
        >
          <PanelBoundary height={HEIGHT}>
            {queryRef ? (
              <SharePreview queryRef={queryRef} what={what} days={days} />
            ) : (
              <Skeleton shape="block" height={HEIGHT} />
            )}
          </PanelBoundary>
        </div>
      )}
    </section>
  );
}
