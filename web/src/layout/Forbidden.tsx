import { useEffect } from "react";
import { Navigate } from "react-router-dom";
import { t } from "#web/texts/t.ts";
import { toast } from "#web/ui/feedback/toasts.ts";

/** A screen that the member's role doesn't allow: leads to one that it does, and says why. */
export function Forbidden({ to = "/" }: { to?: string }) {
  useEffect(() => {
    toast({
      title: t("You don't have access to this page"),
      description: t("Ask an owner or admin of your company."),
      tone: "danger",
    });
  }, []);
  return <Navigate to={to} replace />;
}
