import { graphql, useFragment } from "react-relay";
import type { InstallDialog_project$key } from "#web/__generated__/InstallDialog_project.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Dialog } from "#web/ui/overlay/Dialog.tsx";
import { FirstVisit } from "./FirstVisit.tsx";
import { Snippet } from "./Snippet.tsx";

interface Props {
  project: InstallDialog_project$key;
  onClose: () => void;
}

export function InstallDialog({ project, onClose }: Props) {
  const data = useFragment(
    graphql`
      fragment InstallDialog_project on Project {
        name
        snippet
        allowedWebsites
        ...FirstVisit_project
      }
    `,
    project,
  );
  const hosts = data.allowedWebsites ?? [];
  return (
    <Dialog
      title={t("Install tracking code")}
      description={t("Add this line to the <head> of every page of {name}.", { name: data.name })}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={600}
      footer={<Button onPress={onClose}>{t("Close")}</Button>}
    >
      <div css={(theme) => ({ display: "grid", gap: theme.space.two, fontSize: theme.size.body })}>
        {data.snippet ? (
          <Snippet code={data.snippet} />
        ) : (
          <p>{t("Couldn't load the tracking code. Please reload the page.")}</p>
        )}
        {hosts.length > 0 && (
          <p css={(theme) => ({ color: theme.color.muted })}>
            {t("Only traffic on {value} is counted. Other domains are rejected.", { value: hosts.join(", ") })}
          </p>
        )}
        <FirstVisit project={data} />
      </div>
    </Dialog>
  );
}
