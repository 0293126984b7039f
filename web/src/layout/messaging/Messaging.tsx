import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useLocation } from "react-router-dom";
import type { Messaging_viewer$key } from "#web/__generated__/Messaging_viewer.graphql.ts";
import { connectMessenger, type Messenger } from "./messenger.ts";

/** Connects to the configured messenger while the member is signed in. Its code is loaded only if one is configured. */
export function Messaging({ viewer }: { viewer: Messaging_viewer$key }) {
  const { messaging } = useFragment(
    graphql`
      fragment Messaging_viewer on Viewer {
        messaging {
          scriptUrl
          appId
          person {
            userId
            name
            email
            role
            companyId
            companyName
            planId
            createdAt
            identity
          }
        }
      }
    `,
    viewer,
  );
  const [messenger, setMessenger] = useState<Messenger>();
  const { pathname } = useLocation();
  const { scriptUrl, appId, person } = messaging ?? {};

  useEffect(() => {
    if (scriptUrl === undefined || appId === undefined) return undefined;
    let isHere = true;
    let begun: Messenger | undefined;
    // if the chunk fails to load, the app works without a messenger
    void import("./scriptMessenger.ts").then(
      ({ scriptMessenger }) => {
        if (!isHere) return;
        begun = scriptMessenger(scriptUrl, appId);
        connectMessenger(begun);
        setMessenger(begun);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
      connectMessenger(undefined);
      begun?.leave();
    };
  }, [scriptUrl, appId]);

  useEffect(() => {
    if (!person) return;
    const { userId, identity, name, email, role, companyId, companyName, planId, createdAt } = person;
    messenger?.identify({ userId, identity, name, email, role, companyId, companyName, planId, createdAt });
  }, [messenger, person]);
  useEffect(() => messenger?.visit(), [messenger, pathname]);
  return null;
}
