// Looks for a newer version on load and every few minutes. A check that fails is only logged.
import { useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useVersionCheckQuery } from "#web/__generated__/useVersionCheckQuery.graphql.ts";
import { reloadPage } from "./reloadPage.ts";
import { mustReload } from "./versionRule.ts";

const EVERY_MS = 300_000;
const EVERY_MS_AB = 120_000;
const KEY = "app.forcedReload";

let loaded: string | null = null;

export function useVersionCheck(isAbTesting: boolean): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    const check = async () => {
      try {
        const query = graphql`
          query useVersionCheckQuery {
            appVersion {
              version
              force
            }
          }
        `;
        const told = (
          await fetchQuery<useVersionCheckQuery>(environment, query, {}, { fetchPolicy: "network-only" }).toPromise()
        )?.appVersion;
        if (!told) return;
        const now = Date.now();
        const { version, force } = told;
        if (mustReload({ loaded, told: { version, force }, lastForced: Number(localStorage.getItem(KEY) ?? 0), now })) {
          localStorage.setItem(KEY, String(now));
          reloadPage();
        }
        loaded ??= version;
      } catch (error) {
        console.info("The version was not checked:", error);
      }
    };
    void check();
    const timer = setInterval(() => void check(), isAbTesting ? EVERY_MS_AB : EVERY_MS);
    return () => clearInterval(timer);
  }, [environment, isAbTesting]);
}
