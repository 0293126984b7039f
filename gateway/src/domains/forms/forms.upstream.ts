import type { BodyOf } from "@sightline/schema/rest/endpoint";
import * as rest from "@sightline/schema/rest/forms/forms";
import * as results from "@sightline/schema/rest/forms/results";
import type { Upstream } from "#gateway/upstream/upstream.ts";

type About<Body> = Body & { widget_id: number };

export const listForms = (upstream: Upstream, body: About<BodyOf<typeof rest.listForms>>) =>
  upstream.call(rest.listForms, { body, widgetId: body.widget_id });

export const getForm = (upstream: Upstream, widgetId: number, formProfileId: number) =>
  upstream.call(rest.getForm, {
    params: { form_profile_id: formProfileId },
    query: { widget_id: widgetId },
    widgetId,
  });

export const createForm = (upstream: Upstream, body: BodyOf<typeof rest.createForm>) =>
  upstream.call(rest.createForm, { body });

export const updateForm = (upstream: Upstream, body: BodyOf<typeof rest.updateForm>) =>
  upstream.call(rest.updateForm, { body });

export const deleteForm = (upstream: Upstream, body: BodyOf<typeof rest.deleteForm>) =>
  upstream.call(rest.deleteForm, { body });

export const getFormResult = (upstream: Upstream, body: About<BodyOf<typeof results.getFormResult>>) =>
  upstream.call(results.getFormResult, { body, widgetId: body.widget_id });

export const getFormDropoffs = (upstream: Upstream, body: About<BodyOf<typeof results.getFormDropoffs>>) =>
  upstream.call(results.getFormDropoffs, { body, widgetId: body.widget_id });
