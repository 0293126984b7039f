import { Crosshair } from "lucide-react";
import { useState } from "react";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { VisuallyHidden } from "#web/ui/layout/VisuallyHidden.tsx";
import { PickDialog } from "./PickDialog.tsx";
import type { PickedParts } from "./pickMessage.ts";
import { startPage } from "./startPage.ts";
import type { Pick } from "./usePicker.ts";

/** Where to pick. */
export interface PickSource {
  projectId: string;
  /** URL of the website; "" if unknown */
  site: string;
}

interface Props {
  source: PickSource;
  pick: Pick;
  /** of the field, whose value is picked */
  label: string;
  /** the page that the form restricts the rule to */
  page?: string;
  /** the picked part, and all that is known of the pick */
  onPick: (value: string, parts: PickedParts) => void;
}

/** Beside a field for a selector, text or URL: fills it in by a click on the website's page. */
export function PickOnPage({ source: { projectId, site }, pick, label, page = "", onPick }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="small" icon={<Crosshair aria-hidden />} onPress={() => setOpen(true)}>
        <span aria-hidden>{t("Pick on the page")}</span>
        <VisuallyHidden>{t("Pick on the page: {label}", { label })}</VisuallyHidden>
      </Button>
      {isOpen && (
        <PickDialog
          projectId={projectId}
          pick={pick}
          start={startPage(site, page.trim())}
          onPick={(value, parts) => {
            setOpen(false);
            onPick(value, parts);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
