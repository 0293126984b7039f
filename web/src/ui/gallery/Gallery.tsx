import { Moon, Sun } from "lucide-react";
import { useColorMode } from "#web/theme/colorMode.ts";
import { ToastRegion } from "../feedback/ToastRegion.tsx";
import { PageTitle } from "../layout/PageTitle.tsx";
import { SegmentedControl } from "../navigation/SegmentedControl.tsx";
import { ChartPieces } from "./ChartPieces.tsx";
import { ControlPieces } from "./ControlPieces.tsx";
import { FeedbackPieces } from "./FeedbackPieces.tsx";
import { NumberPieces } from "./NumberPieces.tsx";
import { OverlayPieces } from "./OverlayPieces.tsx";
import { TablePieces } from "./TablePieces.tsx";
import { TokenPieces } from "./TokenPieces.tsx";

const modes = [
  { id: "light", label: <Sun aria-hidden />, name: "Light" },
  { id: "dark", label: <Moon aria-hidden />, name: "Dark" },
  { id: "system", label: "System" },
] as const;

/** Every component in its states, for development. Requires a ThemeProvider. */
export function Gallery() {
  const { choice, choose } = useColorMode();
  return (
    <>
      <PageTitle
        title="Components"
        description="Every piece of the design system in its states"
        actions={<SegmentedControl label="Color mode" segments={modes} selected={choice} onSelect={choose} />}
      />
      <div css={{ display: "grid", gap: 16 }}>
        <NumberPieces />
        <ChartPieces />
        <TablePieces />
        <ControlPieces />
        <OverlayPieces />
        <FeedbackPieces />
        <TokenPieces />
      </div>
      <ToastRegion />
    </>
  );
}
