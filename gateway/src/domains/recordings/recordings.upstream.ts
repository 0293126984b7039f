import * as collections from "@sightline/schema/rest/recordings/collections";
import * as comments from "@sightline/schema/rest/recordings/comments";
import type { BodyOf } from "@sightline/schema/rest/endpoint";
import * as live from "@sightline/schema/rest/recordings/live";
import * as rest from "@sightline/schema/rest/recordings/recordings";
import * as starts from "@sightline/schema/rest/recordings/starts";
import { countRecordings as count } from "@sightline/schema/rest/recordings/usage";
import type { Upstream } from "#gateway/upstream/upstream.ts";

type About<Body> = Body & { widget_id: number };

export const listRecordings = (upstream: Upstream, body: About<BodyOf<typeof rest.listRecordings>>) =>
  upstream.call(rest.listRecordings, { body, widgetId: body.widget_id });

export const getRecording = (upstream: Upstream, widgetId: number, key: string) =>
  upstream.call(rest.getRecording, { params: { key }, query: { widget_id: widgetId }, widgetId });

export const findRecording = (upstream: Upstream, widgetId: number, findSession: string) =>
  upstream.call(rest.findRecording, { params: { findSession }, query: { widget_id: widgetId }, widgetId });

export const getRecordingStarts = (upstream: Upstream, body: About<BodyOf<typeof starts.getRecordingStarts>>) =>
  upstream.call(starts.getRecordingStarts, { body, widgetId: body.widget_id });

export const listLiveSessions = (upstream: Upstream, widgetId: number) =>
  upstream.call(live.listLiveSessions, { query: { widget_id: widgetId }, widgetId });

export const getLiveRecording = (upstream: Upstream, widgetId: number, key: string) =>
  upstream.call(live.getLiveRecording, { params: { key }, query: { widget_id: widgetId }, widgetId });

export const updateRecording = (upstream: Upstream, body: BodyOf<typeof rest.updateRecording>) =>
  upstream.call(rest.updateRecording, { body });

export const deleteRecordings = (upstream: Upstream, body: BodyOf<typeof rest.deleteRecordings>) =>
  upstream.call(rest.deleteRecordings, { body });

export const listRecordingComments = (upstream: Upstream, widgetId: number, key: string) =>
  upstream.call(comments.listRecordingComments, { params: { key }, query: { widget_id: widgetId }, widgetId });

export const createRecordingComment = (upstream: Upstream, body: BodyOf<typeof comments.createRecordingComment>) =>
  upstream.call(comments.createRecordingComment, { body });

export const deleteRecordingComment = (upstream: Upstream, body: BodyOf<typeof comments.deleteRecordingComment>) =>
  upstream.call(comments.deleteRecordingComment, { body });

export const countRecordings = (upstream: Upstream, widgetId: number) =>
  upstream.call(count, { query: { widget_id: widgetId }, widgetId });

export const listCollections = (upstream: Upstream, widgetId: number) =>
  upstream.call(collections.listCollections, { body: { widget_id: widgetId }, widgetId });

export const createCollection = (upstream: Upstream, body: BodyOf<typeof collections.createCollection>) =>
  upstream.call(collections.createCollection, { body });

export const updateCollection = (upstream: Upstream, body: BodyOf<typeof collections.updateCollection>) =>
  upstream.call(collections.updateCollection, { body });

export const deleteCollection = (upstream: Upstream, collection_id: number) =>
  upstream.call(collections.deleteCollection, { body: { collection_id } });
