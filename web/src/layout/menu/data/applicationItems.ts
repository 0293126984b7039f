// The applications menu, in its order; a line shows where its screen exists.
import { AppWindow, MonitorSmartphone, QrCode } from "lucide-react";
import { t } from "#web/texts/t.ts";
import type { MenuLine } from "../MenuList.tsx";

export const applicationItems: readonly MenuLine[] = [
  { path: "/device", label: t("Device"), icon: MonitorSmartphone },
  { path: "/widget", label: t("Widget"), icon: AppWindow },
  { path: "/qr-code", label: t("QR code"), icon: QrCode },
];
