// The banner is loaded lazily, so that a first page such as sign-in doesn't need it. Loading starts when the user
// begins to fill in a form, so that the banner is available for an error even if the connection is lost by then.
import { lazy } from "react";

const loadBanner = () => import("#web/ui/feedback/Banner.tsx");

/** If the network fails, it is requested again when it is needed. */
export const bannerToCome = () => void loadBanner().catch(() => undefined);

export const LaterBanner = lazy(() => loadBanner().then((part) => ({ default: part.Banner })));
