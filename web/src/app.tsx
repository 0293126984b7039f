import { StrictMode, useSyncExternalStore } from "react";
import { createRoot } from "react-dom/client";
import { RelayEnvironmentProvider } from "react-relay";
import { RouterProvider, type NavigateOptions } from "react-router-dom";
import { AriaProvider } from "#web/layout/AriaProvider.tsx";
import { useShownBrand } from "#web/layout/brand/shownBrand.ts";
import { KnownPaths, routeFinder } from "#web/layout/knownPaths.ts";
import { AppPlacesContext } from "#web/layout/places/appPlaces.ts";
import { retainQueries } from "#web/layout/session/retainQueries.ts";
import { loginPath } from "#web/layout/session/safeRedirect.ts";
import { isMemberHere, onStartOver, startOver } from "#web/layout/session/startOver.ts";
import { forgetProject } from "#web/relay/project/currentProject.ts";
import { createEnvironment } from "#web/relay/environment.ts";
import { causeOf } from "#web/relay/gatewayError.ts";
import { onSessionEnd } from "#web/relay/sessionEnd.ts";
import { places } from "#web/places.ts";
import { PreloadScreenContext } from "#web/relay/preloadedScreens.ts";
import { createRouter, screenPreloader } from "#web/router.tsx";
import { t } from "#web/texts/t.ts";
import { ThemeProvider } from "#web/theme/ThemeProvider.tsx";

declare module "@react-types/shared" {
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}

/** The app of one principal: its store, its router and its routes. */
function newApp() {
  const environment = createEnvironment();
  const router = createRouter(environment);
  retainQueries(router);
  return { environment, router, hasRoute: routeFinder(router.routes), preload: screenPreloader(router.routes) };
}

/** Counts the apps: the screens of a previous one would send their queries again in the new store. */
let begun = 0;
let app: ReturnType<typeof newApp>;
const listeners = new Set<() => void>();

onStartOver(({ path }) => {
  app.router.dispose();
  history.pushState(null, "", path);
  begun += 1;
  app = newApp();
  for (const listener of listeners) listener();
});

onSessionEnd((message) => {
  // only screens for members lose anything when a session ends
  if (!app.router.state.matches.some((match) => match.route.id === "auth")) return;
  forgetProject();
  const notice = message ?? (isMemberHere() ? t("Your session has expired. Please login again.") : undefined);
  startOver({ path: loginPath(app.router.state.location), notice });
});

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function App() {
  const { environment, router, hasRoute, preload } = useSyncExternalStore(subscribe, () => app);
  const brand = useShownBrand();
  return (
    <ThemeProvider brand={brand}>
      <RelayEnvironmentProvider key={begun} environment={environment}>
        <KnownPaths value={hasRoute}>
          <AppPlacesContext value={places}>
            <PreloadScreenContext value={preload}>
              <AriaProvider navigate={(to, options) => void router.navigate(to, options)}>
                <RouterProvider router={router} useTransitions={false} />
              </AriaProvider>
            </PreloadScreenContext>
          </AppPlacesContext>
        </KnownPaths>
      </RelayEnvironmentProvider>
    </ThemeProvider>
  );
}

/** Creates the app, which sends the screen's queries. The page's entry point chooses the task, so not as this module loads. */
export function begin(): void {
  app = newApp();
}

/** Draws the app in place of the page's bones. */
export function render(): void {
  const element = document.getElementById("root");
  if (!element) throw new Error("index.html has no element with the id root");
  const root = createRoot(element, {
    // an error boundary shows the error to the user; the console needs the message, not the component stack
    onCaughtError: (error) => console.warn(causeOf(error).message),
  });
  // not as a transition: what the router finds between the slices of its first rendering would be lost
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
