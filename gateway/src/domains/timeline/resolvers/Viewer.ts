import type { ViewerResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { newestFirst } from "#gateway/graph/newestFirst.ts";
import { auditEntryOf, type AuditEntrySource } from "../timeline.sources.ts";
import { findAuditEntries } from "../timeline.upstream.ts";

export const Viewer: Pick<ViewerResolvers, "auditLog"> = {
  auditLog(_, { module, action, ...args }, { upstream }) {
    const wanted = { ...(module && { module }), ...(action && { action }) };
    return newestFirst<AuditEntrySource>({
      args,
      idOf: ({ auditId }) => auditId,
      async read({ beforeId, limit }) {
        const older = beforeId === undefined ? {} : { before_id: beforeId };
        const { rows, total } = await findAuditEntries(upstream, { ...wanted, ...older, limit });
        return { rows: rows.map(auditEntryOf), total };
      },
    });
  },
};
