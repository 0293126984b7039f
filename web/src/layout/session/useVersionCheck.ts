// Checks for a newer version on load and every few minutes, also before sign-in. A failed check is only logged.
import { useEffect } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type { Environment } from "relay-runtime";
import type { useVersionCheckQuery } from "#web/__generated__/useVersionCheckQuery.graphql.ts";
import { reloadPage } from "./reloadPage.ts";
import { mustReload } from "./versionRule.ts";

const EVERY_MS = 300_000;
/** the A/B brand checks more often */
const EVERY_MS_AB = 120_000;
const KEY = "app.forcedReload";

let loaded: string | null = null;

/** Resolves with the delay until the next check, as configured for the brand; undefined if unknown. */
async function check(environment: Environment): Promise<number | undefined> {
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
    const requested = fetchQuery<useVersionCheckQuery>(environment, query, {}, { fetchPolicy: "network-only" });
    const answer = await requested.toPromise();
    if (answer?.appVersion) {
      const now = Date.now();
      const { version, force } = answer.appVersion;
      if (
        mustReload({
          loaded,
          reported: { version, force },
          lastForced: Number(localStorage.getItem(KEY) ?? 0),
          now,
        })
      ) {
        localStorage.setItem(KEY, String(now));
        reloadPage();
      }
      loaded ??= version;
    }
    if (!answer?.brand) return undefined;
    return answer.brand.kind === "AB_TESTING" ? EVERY_MS_AB : EVERY_MS;
  } catch (error) {
    console.info("The version was not checked:", error);
    return undefined;
  }
}

export function useVersionCheck(): void {
  const environment = useRelayEnvironment();
  useEffect(() => {
    let isOver = false;
    let everyMs = EVERY_MS;
    const look = async () => {
      const wanted = await check(environment);
      if (isOver || wanted === undefined || wanted === everyMs) return;
      everyMs = wanted;
      clearInterval(timer);
      timer = setInterval(() => void look(), everyMs);
    };
    let timer = setInterval(() => void look(), everyMs);
    void look();
    return () => {
      isOver = true;
      clearInterval(timer);
    };
  }, [environment]);
}
