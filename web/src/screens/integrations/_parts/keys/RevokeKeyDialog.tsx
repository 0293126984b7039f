import { useState } from "react";
import { graphql } from "react-relay";
import type { RevokeKeyDialogMutation } from "#web/__generated__/RevokeKeyDialogMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";

interface Props {
  id: string;
  name: string;
  connection: string;
  onClose: () => void;
}

/** Asks for confirmation: a revoked key can't be restored. */
export function RevokeKeyDialog({ id, name, connection, onClose }: Props) {
  const [problem, setProblem] = useState<string>();
  const [commit, isInFlight] = useMutation<RevokeKeyDialogMutation>(graphql`
    mutation RevokeKeyDialogMutation($input: RevokeApiKeyInput!, $connections: [ID!]!) {
      revokeApiKey(input: $input) {
        deletedId @deleteEdge(connections: $connections)
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const revoke = async () => {
    setProblem(undefined);
    const refusal = await commit({ variables: { input: { id }, connections: [connection] } }).then(
      (answer) => answer.revokeApiKey.problem?.message,
      (error: unknown) => toGatewayError(error).message,
    );
    if (refusal) setProblem(refusal);
    else toast(t("{name} revoked", { name }));
  };
  return (
    <Dialog
      title={t("Revoke {name}?", { name })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t("Cancel")}</Button>
          <Button variant="danger" loading={isInFlight} onPress={() => void revoke()}>
            {t("Revoke permanently")}
          </Button>
        </>
      }
    >
      <div css={(theme) => ({ display: "grid", gap: theme.space.oneHalf })}>
        <ProblemBanner problem={problem} />
        <p>
          {t(
            "Requests with this key are rejected within 2 seconds. This can't be undone, but you can create a new key.",
          )}
        </p>
      </div>
    </Dialog>
  );
}
