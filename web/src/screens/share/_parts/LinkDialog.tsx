import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { LinkDialog_link$key } from "#web/__generated__/LinkDialog_link.graphql.ts";
import { CopyButton } from "#web/layout/install/CopyButton.tsx";
import { itemLabel, moduleName } from "#web/sharing/moduleLabels.ts";
import { useBlockShareLink } from "#web/sharing/useBlockShareLink.ts";
import { useDeleteShareLink } from "#web/sharing/useDeleteShareLink.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { LinkFacts } from "./LinkFacts.tsx";

interface Props {
  link: LinkDialog_link$key;
  /** the connection to remove the link from on revocation */
  connection: string;
  onClose: () => void;
}

/** Blocking is reversible, revoking is permanent and asks for confirmation. */
export function LinkDialog({ link, connection, onClose }: Props) {
  const data = useFragment(
    graphql`
      fragment LinkDialog_link on ShareLink {
        id
        module
        itemId
        itemName
        url
        isOpen
        isBlocked
        project {
          name
        }
        ...LinkFacts_link
      }
    `,
    link,
  );
  const { module, itemId, itemName } = data;
  const [isRevoking, setRevoking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [block, isBlocking] = useBlockShareLink();
  const [remove, isRemoving] = useDeleteShareLink();
  const change = async () => setProblem(await block(data.id, !data.isBlocked));
  const revoke = async () => {
    const refusal = await remove(data.id, connection);
    if (refusal) setProblem(refusal);
    else toast(t("Link revoked"));
  };
  const buttons = isRevoking ? (
    <>
      <Button onPress={() => setRevoking(false)}>{t("Cancel")}</Button>
      <Button variant="danger" loading={isRemoving} onPress={() => void revoke()}>
        {t("Revoke permanently")}
      </Button>
    </>
  ) : (
    <>
      <Button variant="danger" onPress={() => setRevoking(true)}>
        {t("Revoke")}
      </Button>
      <span css={{ flex: 1 }} />
      {(data.isOpen || data.isBlocked) && (
        <Button loading={isBlocking} onPress={() => void change()}>
          {data.isBlocked ? t("Unblock") : t("Block")}
        </Button>
      )}
      <Button onPress={onClose}>{t("Close")}</Button>
      {data.url && data.isOpen && <CopyButton text={data.url} label={t("Copy link")} isPrimary />}
    </>
  );
  return (
    <Dialog
      title={[moduleName(module), itemLabel({ module, itemId, itemName })].filter(Boolean).join(" · ")}
      description={data.project?.name}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={buttons}
    >
      <div css={(theme) => ({ display: "grid", gap: theme.space.two })}>
        <ProblemBanner problem={problem} />
        {isRevoking ? (
          <Banner tone="warning">
            {t("The link stops working immediately. This can't be undone, but you can create a new link.")}
          </Banner>
        ) : (
          <LinkFacts link={data} />
        )}
      </div>
    </Dialog>
  );
}
