import { useId, useState } from "react";
import { graphql } from "react-relay";
import type { NewWebsiteDialogMutation } from "#web/__generated__/NewWebsiteDialogMutation.graphql.ts";
import { wantLayoutAgain } from "#web/layout/layoutState.ts";
import { toGatewayError } from "#web/relay/gatewayError.ts";
import { useMutation } from "#web/relay/useMutation.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { ProblemBanner } from "#web/ui/feedback/ProblemBanner.tsx";
import { toast } from "#web/ui/feedback/toasts.ts";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { hostsOf } from "../_lib/websiteLines.ts";

export function NewWebsiteDialog({ connection, onClose }: { connection: string; onClose: () => void }) {
  const [name, setName] = useState("");
  const [websites, setWebsites] = useState("");
  const [problem, setProblem] = useState<{ message: string; field?: string | null | undefined }>();
  const [commit, isInFlight] = useMutation<NewWebsiteDialogMutation>(graphql`
    mutation NewWebsiteDialogMutation($input: CreateProjectInput!, $connections: [ID!]!) {
      createProject(input: $input) {
        edge @appendEdge(connections: $connections) {
          cursor
          node {
            id
            ...WebsiteItem_project
          }
        }
        problem {
          message
          field
        }
      }
    }
  `);
  const formId = useId();
  const submit = () => {
    if (isInFlight) return;
    if (name.trim() === "") return setProblem({ message: t("Please enter the name of the project"), field: "name" });
    setProblem(undefined);
    const input = { name: name.trim(), allowedWebsites: hostsOf(websites) };
    commit({ variables: { input, connections: [connection] } }).then(
      ({ createProject }) => {
        if (createProject.problem) return setProblem(createProject.problem);
        wantLayoutAgain();
        toast({ title: t("{value} is added", { value: name.trim() }), tone: "success" });
        onClose();
      },
      (error: unknown) => setProblem({ message: toGatewayError(error).message }),
    );
  };
  const isField = problem?.field === "name" || problem?.field === "allowedWebsites";
  return (
    <Dialog
      title={t("Add a website")}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={onClose}>{t("Cancel")}</Button>
          <Button variant="primary" type="submit" form={formId} loading={isInFlight}>
            {t("Add")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        css={(t) => ({ display: "grid", gap: t.space.two })}
      >
        <ProblemBanner problem={isField ? undefined : problem?.message} />
        <TextField
          label={t("Name")}
          autoFocus
          maxLength={100}
          validationBehavior="aria"
          value={name}
          onChange={setName}
          error={problem?.field === "name" && problem.message}
        />
        <TextField
          label={t("Websites")}
          placeholder={t("shop.example.com, *.example.com")}
          description={t("Host names that may send events. Leave it empty for any.")}
          validationBehavior="aria"
          value={websites}
          onChange={setWebsites}
          error={problem?.field === "allowedWebsites" && problem.message}
        />
      </form>
    </Dialog>
  );
}
