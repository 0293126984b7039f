import { useState } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { useDeleteShareLink } from "./useDeleteShareLink.ts";

interface Props {
  id: string;
  connection: string;
  onCancel: () => void;
}

/** A deleted link can't be restored, so the consequences are shown first. Blocking is the reversible alternative. */
export function DeleteLinkConfirm({ id, connection, onCancel }: Props) {
  const [remove, isInFlight] = useDeleteShareLink();
  const [problem, setProblem] = useState<string>();
  const run = async () => {
    const refusal = await remove(id, connection);
    if (refusal) setProblem(refusal);
    else toast(t("Link deleted"));
  };
  return (
    <div css={{ marginTop: 10 }}>
      <Banner
        tone="warning"
        actions={
          <>
            <Button size="small" onPress={onCancel}>
              {t("Cancel")}
            </Button>
            <Button size="small" variant="danger" loading={isInFlight} onPress={() => void run()}>
              {t("Delete permanently")}
            </Button>
          </>
        }
      >
        {problem ??
          t(
            "Anyone with this link loses access, and its view count is deleted. To pause access, block the link instead.",
          )}
      </Banner>
    </div>
  );
}
