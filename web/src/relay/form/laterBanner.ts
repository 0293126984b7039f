// The banner is not needed before there is something to say, so a first page such as the sign-in does without it; it is on
// its way as soon as somebody starts to fill in a form, and there when one is refused, even if the connection is gone by
// then.
import { lazy } from "react";

const loadBanner = () => import("#web/ui/feedback/Banner.tsx");

/** Without the network it is asked for again when there is something to say. */
export const bannerToCome = () => void loadBanner().catch(() => undefined);

export const LaterBanner = lazy(() => loadBanner().then((part) => ({ default: part.Banner })));
