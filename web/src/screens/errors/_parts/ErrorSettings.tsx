import { EyeOff, FileJson } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { ErrorSettings_viewer$key } from "#web/__generated__/ErrorSettings_viewer.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";

const IgnoreRulesDialog = lazy(() =>
  import("./rules/IgnoreRulesDialog.tsx").then((chunk) => ({ default: chunk.IgnoreRulesDialog })),
);
const SourceMapsDialog = lazy(() =>
  import("./maps/SourceMapsDialog.tsx").then((chunk) => ({ default: chunk.SourceMapsDialog })),
);

interface Props {
  viewer: ErrorSettings_viewer$key;
  projectId: string;
}

/** Opens the ignore rules and the source maps. */
export function ErrorSettings({ viewer, projectId }: Props) {
  const { viewerCanWrite } = useFragment(
    graphql`
      fragment ErrorSettings_viewer on Viewer {
        viewerCanWrite
      }
    `,
    viewer,
  );
  const [open, setOpen] = useState<"rules" | "maps" | null>(null);
  const about = { projectId, canWrite: viewerCanWrite === true, onClose: () => setOpen(null) };
  return (
    <>
      <Button icon={<EyeOff aria-hidden />} onPress={() => setOpen("rules")}>
        {t("Ignore rules")}
      </Button>
      <Button icon={<FileJson aria-hidden />} onPress={() => setOpen("maps")}>
        {t("Source maps")}
      </Button>
      <Suspense>
        {open === "rules" && <IgnoreRulesDialog {...about} />}
        {open === "maps" && <SourceMapsDialog {...about} />}
      </Suspense>
    </>
  );
}
