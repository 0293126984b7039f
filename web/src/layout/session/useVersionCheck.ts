// Looks for a newer version on load and every few minutes, whoever is here. A check that fails is only logged.
import { useEffect, useEffectEvent, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { useVersionCheckQuery } from "#web/__generated__/useVersionCheckQuery.graphql.ts";
import { reloadPage } from "./reloadPage.ts";
import { mustReload } from "./versionRule.ts";

const EVERY_MS = 300_000;
/** the A/B brand looks more often */
const EVERY_MS_AB = 120_000;
const KEY = "app.forcedReload";

let loaded: string | null = null;

export function useVersionCheck(): void {
  const environment = useRelayEnvironment();
  const [everyMs, setEveryMs] = useState(EVERY_MS);
  const check = useEffectEvent(async () => {
    try {
      const query = graphql`
        query useVersionCheckQuery {
          appVersion {
            version
            force
          }
          brand {
            kind
          }
        }
      `;
      const answer = await fetchQuery<useVersionCheckQuery>(
        environment,
        query,
        {},
        { fetchPolicy: "network-only" },
      ).toPromise();
      setEveryMs(answer?.brand?.kind === "AB_TESTING" ? EVERY_MS_AB : EVERY_MS);
      if (!answer?.appVersion) return;
      const now = Date.now();
      const { version, force } = answer.appVersion;
      if (mustReload({ loaded, told: { version, force }, lastForced: Number(localStorage.getItem(KEY) ?? 0), now })) {
        localStorage.setItem(KEY, String(now));
        reloadPage();
      }
      loaded ??= version;
    } catch (error) {
      console.info("The version was not checked:", error);
    }
  });
  useEffect(() => void check(), []);
  useEffect(() => {
    const timer = setInterval(() => void check(), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
}
