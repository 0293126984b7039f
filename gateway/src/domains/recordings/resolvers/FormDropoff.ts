import type { FormDropoffResolvers } from "#gateway/__generated__/resolverTypes.ts";
import { recordedFrom } from "../recordedFrom.ts";

export const FormDropoff: Pick<FormDropoffResolvers, "recordedFrom"> = {
  recordedFrom: ({ widgetId, sessionId, visitorId, at }, _, { upstream }) =>
    recordedFrom(upstream, { widgetId, sessionId, visitorId, at }),
};
