// POST /track: a site's server links a visitor to the site's own id. The call becomes an `identify` event: `name` is
// the site's id, `props` are the attributes including the email address. Without a session, the session id is all
// zeros.
import { randomUUID } from "node:crypto";
import { identifyVisitor } from "@sightline/schema/rest/ingest";
import type { CollectBatch } from "@sightline/schema/rest/ingest";
import { parseOrRefuse } from "#host/ingest/intake/validate.ts";
import { ABSENT_ID } from "#host/stores/absentId.ts";

export function identifyBatch(body: unknown, site: string, now: number): { id: string; batch: CollectBatch } {
  const { uuid, id, email, attributes, session_id, event_id } = parseOrRefuse(identifyVisitor.body, body);
  const url = `https://${site}/`;
  return {
    id: uuid,
    batch: {
      sent_at: now,
      visitor_id: uuid,
      session: { id: session_id ?? ABSENT_ID, start: now, entry_url: url },
      events: [
        {
          type: "identify",
          event_id: event_id ?? randomUUID(),
          ts: now,
          url,
          name: id ?? "",
          props: { ...attributes, ...(email ? { email } : {}) },
        },
      ],
    },
  };
}
