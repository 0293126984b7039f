import { useEffect, useState } from "react";
import { CopyButton } from "#web/layout/install/CopyButton.tsx";
import { curlLine, operationText } from "#web/relay/operationText.ts";
import { t } from "#web/texts/t.ts";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Skeleton } from "#web/ui/feedback/Skeleton.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { Code } from "./Code.tsx";

interface Props {
  /** id of the screen's operation */
  id: string;
  variables: Readonly<Record<string, unknown>>;
  onClose: () => void;
}

/** The panel's operation, its variables and a command: everything that an API client with a key needs. */
export function AsGraphqlDialog({ id, variables, onClose }: Props) {
  const [text, setText] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    operationText(id).then(
      (found) => isWanted && setText(found),
      (error: unknown) => isWanted && setFailure(error instanceof Error ? error.message : ""),
    );
    return () => void (isWanted = false);
  }, [id, round]);
  const again = () => {
    setFailure(undefined);
    setRound(round + 1);
  };
  const requested = JSON.stringify(variables, null, 2);
  return (
    <Dialog
      title={t("Query this from your own tools")}
      description={t(
        "One operation returns the whole screen. Remove the fields you don't need. Create API keys under Developer.",
      )}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={720}
    >
      {failure !== undefined ? (
        <ErrorState message={failure} onRetry={again} />
      ) : text === undefined ? (
        <Skeleton shape="block" height={320} />
      ) : (
        <div css={(theme) => ({ display: "grid", gap: theme.space.two, minWidth: 0 })}>
          <Code title={t("Operation")} code={text} />
          <Code title={t("Variables")} code={requested} />
          <div>
            <CopyButton text={curlLine(location.origin, text, variables)} label={t("Copy as curl")} />
          </div>
        </div>
      )}
    </Dialog>
  );
}
