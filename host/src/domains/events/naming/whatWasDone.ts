// Changes of an event's naming as audit log entries: one for each changed field.
import type { EventNaming } from "@sightline/schema/rest/events/events";
import { changedFields } from "#host/outbox/changedFields.ts";

interface Change {
  display_name?: string | undefined;
  hidden?: boolean | undefined;
  merged_into?: string | null | undefined;
}

export function whatWasDone(name: string, before: EventNaming, { display_name, hidden, merged_into }: Change) {
  const done: { action: string; description: string; change: string | undefined }[] = [];
  const changeOf = (field: object) => changedFields(before, field);
  if (display_name !== undefined && display_name !== before.display_name) {
    done.push({
      action: "event_renamed",
      description: `${name}: ${display_name || name}`,
      change: changeOf({ display_name }),
    });
  }
  if (hidden !== undefined && hidden !== before.hidden) {
    done.push({ action: hidden ? "event_hidden" : "event_shown", description: name, change: changeOf({ hidden }) });
  }
  if (merged_into !== undefined && merged_into !== before.merged_into) {
    done.push(
      merged_into === null
        ? {
            action: "event_separated",
            description: `${name}, ${before.merged_into ?? ""}`,
            change: changeOf({ merged_into }),
          }
        : { action: "event_merged", description: `${name}, ${merged_into}`, change: changeOf({ merged_into }) },
    );
  }
  return done;
}
