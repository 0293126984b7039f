import { EyeOff } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { IgnoreRulesButton_viewer$key } from "#web/__generated__/IgnoreRulesButton_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";

const IgnoreRulesDialog = lazy(() =>
  import("./IgnoreRulesDialog.tsx").then((chunk) => ({ default: chunk.IgnoreRulesDialog })),
);

interface Props {
  viewer: IgnoreRulesButton_viewer$key;
  projectId: string;
}

/** Leads to the rules by which errors are not counted. */
export function IgnoreRulesButton({ viewer, projectId }: Props) {
  const { viewerCanWrite } = useFragment(
    graphql`
      fragment IgnoreRulesButton_viewer on Viewer {
        viewerCanWrite
      }
    `,
    viewer,
  );
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<EyeOff aria-hidden />} onPress={() => setOpen(true)}>
        {t("Ignore rules")}
      </Button>
      <Suspense>
        {isOpen && (
          <IgnoreRulesDialog projectId={projectId} canWrite={viewerCanWrite === true} onClose={() => setOpen(false)} />
        )}
      </Suspense>
    </>
  );
}
