// The banner is not needed before there is something to say, so a first page such as the sign-in does without it; it is on
// its way as soon as somebody starts to fill in a form, and there when one is refused, even if the connection is gone by
// then.
import { lazy } from "react";

export const loadBanner = () => import("#web/ui/feedback/Banner.tsx");

export const LaterBanner = lazy(() => loadBanner().then((part) => ({ default: part.Banner })));
