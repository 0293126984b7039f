// GET /download/visitor/ID: all data that the project stores about a visitor, as one JSON file streamed from the host.
// Requires the same permission as viewing the visitor, as defined in the permission table.
import { exportVisitor } from "@sightline/schema/rest/audience/profile";
import { audienceRefusals } from "@sightline/schema/rest/audience/refusals";
import { visitorParts } from "#gateway/domains/audience/visitors.nodes.ts";
import { permissions } from "#gateway/permissions/permissions.ts";
import type { StreamedFile } from "./streamedFile.ts";

const PREFIX = "/download/visitor/";

function namedVisitor(id: string) {
  try {
    return visitorParts(id, "id");
  } catch {
    return null;
  }
}

/** Undefined for any other address. */
export function visitorFile({ pathname }: URL): StreamedFile | undefined {
  if (!pathname.startsWith(PREFIX)) return undefined;
  return {
    rule: permissions.byId.Visitor,
    absent: audienceRefusals.visitorUnknown(),
    find() {
      const visitor = namedVisitor(pathname.slice(PREFIX.length));
      return (
        visitor && {
          widgetId: visitor.widgetId,
          path: exportVisitor.path.replace("{visitor_id}", visitor.visitorId),
          headers: {
            "content-type": "application/json; charset=utf-8",
            "content-disposition": `attachment; filename="visitor-${visitor.visitorId}.json"`,
          },
        }
      );
    },
  };
}
