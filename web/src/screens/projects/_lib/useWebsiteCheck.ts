// Checks a page of the website: on request, and automatically every 10 s while the page is visible and the tracking code
// has not been verified. A failed check is reported, and the next one retries.
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql } from "react-relay";
import type {
  useWebsiteCheckMutation,
  useWebsiteCheckMutation$data,
} from "#web/__generated__/useWebsiteCheckMutation.graphql.ts";
import { useMutation } from "#web/relay/useMutation.ts";

const EVERY_MS = 10_000;
/** Automatic checks end after one hour. After that, only the button checks. */
const MOST_TIMES = 360;

export type WebsiteCheck = NonNullable<useWebsiteCheckMutation$data["checkWebsite"]["check"]>;

interface Found {
  url: string;
  check?: WebsiteCheck;
  /** error of the entered URL */
  fieldError?: string;
  /** the check itself failed */
  hasFailed?: boolean;
}

/** `isAutomatic`: also without a request of the user. */
export function useWebsiteCheck(project: string, start: string, isAutomatic: boolean) {
  const [url, setUrl] = useState(start);
  const [found, setFound] = useState<Found>();
  const [isRequested, setRequested] = useState(false);
  const [requestedUrl, setRequestedUrl] = useState<string>();
  const times = useRef(0);
  const running = useRef(false);
  const [commit] = useMutation<useWebsiteCheckMutation>(graphql`
    mutation useWebsiteCheckMutation($input: CheckWebsiteInput!) {
      checkWebsite(input: $input) {
        check {
          verdict
          cms
          found
          finalUrl
          status
          contentPolicy {
            rejectedUrl
            directive
            corrected
            isMeta
          }
        }
        problem {
          message
          reason
          params
          field
        }
      }
    }
  `);
  const look = useCallback(
    async (address: string) => {
      if (running.current) return;
      running.current = true;
      try {
        const { checkWebsite } = await commit({ variables: { input: { project, url: address } } });
        const { check, problem } = checkWebsite;
        if (check) setFound({ url: address, check });
        else if (problem?.field === "url") setFound({ url: address, fieldError: problem.message });
        else setFound({ url: address, hasFailed: true });
      } catch {
        setFound({ url: address, hasFailed: true });
      }
      running.current = false;
    },
    [commit, project],
  );
  const again = useEffectEvent(() => {
    if (document.visibilityState !== "visible" || times.current >= MOST_TIMES) return;
    if (!isAutomatic && requestedUrl !== url) return;
    if (url.trim() === "" || found?.check?.verdict === "OK" || found?.fieldError) return;
    times.current += 1;
    void look(url);
  });
  useEffect(() => {
    const first = setTimeout(() => again());
    const timer = setInterval(() => again(), EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, []);
  const check = async () => {
    if (isRequested) return;
    setRequested(true);
    setRequestedUrl(url);
    times.current = 0;
    await look(url);
    setRequested(false);
  };
  return {
    url,
    setUrl: (next: string) => {
      setUrl(next);
      setFound(undefined);
    },
    found: found?.url === url ? found : undefined,
    /** a check that the user requested is running */
    isRequested,
    /** the user has requested a check of this URL, so a failure is an answer, not a state to wait in */
    wasRequested: requestedUrl === url,
    check: () => void check(),
  };
}
