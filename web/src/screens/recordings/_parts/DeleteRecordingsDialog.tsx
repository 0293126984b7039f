import { useState } from "react";
import { graphql } from "react-relay";
import type { DeleteRecordingsDialogMutation } from "#web/__generated__/DeleteRecordingsDialogMutation.graphql.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { phrase } from "#web/texts/phrase.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Banner } from "#web/ui/feedback/Banner.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";

interface Props {
  ids: readonly string[];
  onDeleted: () => void;
  onClose: () => void;
}

/** Deletion is permanent. */
export function DeleteRecordingsDialog({ ids, onDeleted, onClose }: Props) {
  const [problem, setProblem] = useState<string>();
  const [commit, isInFlight] = useMutation<DeleteRecordingsDialogMutation>(graphql`
    mutation DeleteRecordingsDialogMutation($input: DeleteRecordingsInput!) {
      deleteRecordings(input: $input) {
        deletedIds
        problem {
          message
          reason
          params
        }
      }
    }
  `);
  const count = ids.length;
  const remove = () =>
    void commit({ variables: { input: { ids } } }).then(
      ({ deleteRecordings }) => {
        if (deleteRecordings.problem) return setProblem(deleteRecordings.problem.message);
        toast(phrase("{count, plural, one {# recording deleted} other {# recordings deleted}}", { count }));
        onDeleted();
      },
      (error: unknown) => setProblem(toGatewayError(error).message),
    );
  return (
    <Dialog
      title={phrase("{count, plural, one {Delete # recording?} other {Delete # recordings?}}", { count })}
      description={t("Everything recorded is deleted permanently. The visitor's events stay in your reports.")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t("Cancel")}</Button>
          <Button variant="danger" loading={isInFlight} onPress={remove}>
            {t("Delete permanently")}
          </Button>
        </>
      }
    >
      {problem && <Banner tone="danger">{problem}</Banner>}
    </Dialog>
  );
}
