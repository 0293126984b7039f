// The banner is not needed before there is something to say, so the first page does without it; it is on its way as soon
// as somebody starts to fill in the form, and there when a sign-in fails, even if the connection is gone by then.
import { lazy } from "react";

export const loadBanner = () => import("#web/ui/feedback/Banner.tsx");

export const LaterBanner = lazy(() => loadBanner().then((part) => ({ default: part.Banner })));
