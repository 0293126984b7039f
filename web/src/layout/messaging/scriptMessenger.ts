// A messenger with Intercom's JavaScript API (boot, update, trackEvent, shutdown), which other vendors implement too.
// Calls made before its script has loaded wait in a queue that the script takes over.
import type { Messenger } from "./messenger.ts";

interface Queue {
  (...call: unknown[]): void;
  q?: unknown[][];
}

declare global {
  interface Window {
    Intercom?: Queue;
  }
}

/** Loads once, however often members sign in. Without a network there is no messenger, but nothing else breaks. */
function loadScript(address: string): void {
  if (window.Intercom) return;
  const calls: unknown[][] = [];
  const queue: Queue = (...call) => void calls.push(call);
  queue.q = calls;
  window.Intercom = queue;
  const script = document.createElement("script");
  script.async = true;
  script.src = address;
  document.head.append(script);
}

const seconds = (instant: string) => Math.floor(Date.parse(instant) / 1000);

export function scriptMessenger(scriptUrl: string, appId: string): Messenger {
  loadScript(scriptUrl);
  // looked up on each call: the script replaces the queue with its own function
  const intercom = (...call: unknown[]) => window.Intercom?.(...call);
  return {
    identify({ userId, identity, name, email, createdAt, role, companyId, companyName, planId }) {
      intercom("boot", {
        app_id: appId,
        user_id: String(userId),
        ...(identity && { user_hash: identity }),
        name,
        email,
        created_at: seconds(createdAt),
        role,
        company: { company_id: String(companyId), name: companyName, plan: String(planId) },
      });
    },
    visit: () => intercom("update", { last_request_at: Math.floor(Date.now() / 1000) }),
    event: (name, about) => intercom("trackEvent", name, about ?? {}),
    leave: () => intercom("shutdown"),
  };
}
