import * as rest from "@sightline/schema/rest/projects/installing";
import type { Upstream } from "#gateway/upstream/upstream.ts";

export const checkWebsite = (upstream: Upstream, widgetId: number, websiteURL: string) =>
  upstream.call(rest.checkWebsite, { body: { websiteURL }, widgetId, fresh: true });

export const mailSnippet = (upstream: Upstream, widgetId: number, mail: { email: string; message: string }) =>
  upstream.call(rest.mailSnippet, { body: mail, widgetId });

export const getFirstRecording = (upstream: Upstream, widgetId: number) =>
  upstream.call(rest.getFirstRecording, { widgetId });
